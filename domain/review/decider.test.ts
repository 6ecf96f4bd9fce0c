import { describe, expect, it } from "vitest";
import { entryOf } from "../persistent-map.ts";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { limits } from "../constants.ts";
import { erasedText } from "../personal.ts";
import { reviewDecider } from "./decider.ts";
import type { ReviewContent, ReviewEvent } from "./events.ts";

const { given } = scenarioOf(reviewDecider);

const review = (changes: Partial<ReviewContent> = {}): ReviewContent => ({
  userId: "ann",
  rating: 4,
  comment: "Sturdy.",
  name: "Ann",
  ...changes,
});
const submit = (changes: Partial<ReviewContent> = {}, delivered = true) =>
  ({ type: "SubmitReview", review: review(changes), delivered }) as const;
const submitted = (changes: Partial<ReviewContent> = {}): ReviewEvent => ({
  type: "ReviewSubmitted",
  data: review(changes),
});
const revised = (previousRating: number, changes: Partial<ReviewContent>): ReviewEvent => ({
  type: "ReviewRevised",
  data: { ...review(changes), previousRating },
});

describe("reviewing a product", () => {
  it("is open to customers who received it", () => {
    given().when(submit()).then(submitted());
  });

  it("is refused before delivery, also as a revision", () => {
    const refusal = {
      code: "NOT_DELIVERED",
      message: "You can only review delivered items.",
    } as const;
    given().when(submit({}, false)).thenRefused(refusal);
    given(submitted())
      .when(submit({ rating: 1 }, false))
      .thenRefused(refusal);
  });

  it.each([1, 5])("accepts a rating of %d", (rating) => {
    given().when(submit({ rating })).then(submitted({ rating }));
  });

  it.each([0, 6, -1, 4.5, NaN, 1e400])("refuses a rating of %d", (rating) => {
    given()
      .when(submit({ rating }))
      .thenRefused({ code: "INVALID_INPUT", message: "Please select a rating" });
  });

  it("requires no comment", () => {
    given()
      .when(submit({ comment: "" }))
      .then(submitted({ comment: "" }));
  });

  it("accepts a comment of the maximum length and refuses a longer one", () => {
    const comment = "x".repeat(limits.reviewComment);
    given().when(submit({ comment })).then(submitted({ comment }));
    given()
      .when(submit({ comment: `${comment}x` }))
      .thenRefused({ code: "INVALID_INPUT" });
  });

  it("revises the earlier review of the same author", () => {
    given(submitted())
      .when(submit({ rating: 2 }))
      .then(revised(4, { rating: 2 }));
    given(submitted())
      .when(submit({ comment: "Creaks." }))
      .then(revised(4, { comment: "Creaks." }));
  });

  it("revises a revised review", () => {
    given(submitted(), revised(4, { rating: 2 }))
      .when(submit({ rating: 5 }))
      .then(revised(2, { rating: 5 }));
  });

  it("does not affect other authors", () => {
    given(submitted())
      .when(submit({ userId: "ben", name: "Ben" }))
      .then(submitted({ userId: "ben", name: "Ben" }));
  });

  it("stores nothing if rating and comment are the same", () => {
    given(submitted()).when(submit()).then();
    given().when(submit()).thenOnceOnly();
    given(submitted())
      .when(submit({ rating: 1 }))
      .thenOnceOnly();
  });
});

describe("erasing the author", () => {
  const erase = { type: "EraseAuthor", userId: review().userId } as const;
  const erased: ReviewEvent = { type: "ReviewAuthorErased", data: { userId: review().userId } };

  it("is recorded once", () => {
    given(submitted()).when(erase).then(erased);
    given(submitted()).when(erase).thenOnceOnly();
  });

  it("is recorded even if the key of the name is already deleted", () => {
    given(submitted({ name: erasedText }))
      .when(erase)
      .then(erased);
  });

  it("stores nothing for an author without reviews", () => {
    given().when(erase).then();
  });
});

it("folds many reviews quickly", () => {
  const begun = performance.now();
  let state = reviewDecider.initialState;
  const authors = 30_000;
  for (let author = 0; author < authors; author += 1) {
    state = reviewDecider.evolve(state, submitted({ userId: `person ${author}` }));
  }
  // With a copy at each event this would take minutes.
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(entryOf(state, "person 7")?.rating).toBe(4);
});
