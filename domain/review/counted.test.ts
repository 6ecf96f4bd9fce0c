import fc from "fast-check";
import { expect, it } from "vitest";
import { reviewHideReasons } from "../constants.ts";
import type { ReviewCommand } from "./commands.ts";
import { countedRating } from "./counted-rating.ts";
import { reviewDecider } from "./decider.ts";
import { entryOf } from "../persistent-map.ts";

const people = ["ann", "ben", "cay"] as const;
const person = fc.constantFrom(...people);
const rating = fc.integer({ min: 1, max: 5 });

/** A command without its revision, which the run fills in. */
const anyCommand: fc.Arbitrary<ReviewCommand> = fc.oneof(
  fc
    .record({ userId: person, rating, approval: fc.boolean() })
    .map(({ userId, rating: stars, approval }) => ({
      type: "SubmitReview" as const,
      review: { userId, rating: stars, comment: "", name: userId },
      delivered: true,
      approval,
    })),
  fc.record({
    type: fc.constantFrom("PublishReview" as const),
    userId: person,
    answer: fc.constantFrom(null, "Thank you."),
    expectedRevision: fc.constant(-1),
  }),
  fc.record({
    type: fc.constantFrom("HideReview" as const),
    userId: person,
    reason: fc.constantFrom(...reviewHideReasons),
    expectedRevision: fc.constant(-1),
  }),
  fc.record({
    type: fc.constantFrom("HoldReview" as const),
    userId: person,
    expectedRevision: fc.constant(-1),
  }),
  fc.record({
    type: fc.constantFrom("MarkHelpful" as const),
    userId: person,
    authorId: person,
    helpful: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom("EraseAuthor" as const), userId: person }),
);

it("counts exactly the published reviews, and one vote a person, after any history", () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
      let state = reviewDecider.initialState;
      let [sum, count] = [0, 0];
      const votes: string[] = [];
      for (const wanted of commands) {
        const command =
          "expectedRevision" in wanted
            ? {
                ...wanted,
                expectedRevision: entryOf(state.reviews, wanted.userId)?.revision ?? 0,
              }
            : wanted;
        const decision = reviewDecider.decide(command, state);
        for (const event of decision.accepted ? decision.events : []) {
          const { added, removed } = countedRating(event);
          sum += (added ?? 0) - (removed ?? 0);
          count += Number(added !== null) - Number(removed !== null);
          if (event.type === "ReviewMarkedHelpful") {
            const vote = `${event.data.userId} for ${event.data.authorId}`;
            expect(votes).not.toContain(vote);
            expect(event.data.userId).not.toBe(event.data.authorId);
            votes.push(vote);
          }
          if (event.type === "ReviewHelpfulWithdrawn") {
            const vote = `${event.data.userId} for ${event.data.authorId}`;
            expect(votes).toContain(vote);
            votes.splice(votes.indexOf(vote), 1);
          }
        }
        state = decision.accepted ? decision.events.reduce(reviewDecider.evolve, state) : state;
        const published = people
          .map((userId) => entryOf(state.reviews, userId))
          .filter((review) => review?.state === "published");
        expect(count).toBe(published.length);
        expect(sum).toBe(published.reduce((total, review) => total + (review?.rating ?? 0), 0));
      }
    }),
  );
});
