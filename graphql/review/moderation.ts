import { messages } from "#domain/messages.ts";
import { invalidInput, notFound } from "#domain/refusal.ts";
import type { ReviewEvent } from "#domain/review/events.ts";
import type { ReviewModeration } from "#domain/review/service.ts";
import type { ReviewAuthorDocument } from "#projections/review-authors/document.ts";
import { reviewOfId } from "#projections/review-authors/projection.ts";
import { reviewAuthorsCollection } from "#projections/review-authors/queries.ts";
import type {
  Resolvers,
  ReviewModerationInput,
  ReviewTimelineKind,
} from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import { pageLimit, readPage } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { nameOf } from "#graphql/loaders.ts";
import { reviewFields } from "./review-fields.ts";

/** Votes are not listed. */
const timelineKinds: Readonly<Partial<Record<ReviewEvent["type"], ReviewTimelineKind>>> = {
  ReviewSubmitted: "SUBMITTED",
  ReviewRevised: "REVISED",
  ReviewPublished: "PUBLISHED",
  ReviewHeld: "HELD",
  ReviewHidden: "HIDDEN",
  ReviewPhotoHidden: "PHOTO_HIDDEN",
  ReviewPhotoShown: "PHOTO_SHOWN",
  ReviewAnswered: "ANSWERED",
  ReviewAuthorErased: "AUTHOR_ERASED",
};

/** The change that an input names; null unless it names exactly one. */
const changeOf = (input: ReviewModerationInput): ReviewModeration | null => {
  const { publish, hold, hide, photo, answer } = input;
  const given: readonly (ReviewModeration | null)[] = [
    publish ? { type: "publish", answer: publish.answer?.trim() ? publish.answer : null } : null,
    hold ? { type: "hold" } : null,
    hide ? { type: "hide", reason: hide } : null,
    photo ? { type: "photo", photo: photo.number - 1, hidden: photo.hidden } : null,
    typeof answer === "string" ? { type: "answer", text: answer } : null,
  ];
  const changes = given.filter((change) => change !== null);
  return changes.length === 1 ? (changes[0] ?? null) : null;
};

const messageOf = (change: ReviewModeration): string => {
  const texts = messages.moderation;
  if (change.type === "publish") return texts.published;
  if (change.type === "hold") return texts.held;
  if (change.type === "hide") return texts.hidden;
  if (change.type === "answer") return texts.answered;
  return change.hidden ? texts.photoHidden : texts.photoShown;
};

/** The staff's side of reviews. */
export const moderationResolvers = {
  Query: {
    async reviewQueue(_parent, { state, fewStars, withPhotos, limit, cursor, after }, context) {
      const { readModels, freshness } = context;
      await freshness.reach(after);
      const position = freshness.position();
      const query = {
        state,
        fewStars,
        withPhotos,
        limit: pageLimit(limit, 50, 100),
        cursor,
      };
      const [{ documents, nextCursor }, counts, { values }] = await Promise.all([
        readPage(readModels.reviewAuthors.queue(query)),
        readModels.reviewAuthors.counts(),
        readModels.settings.current(),
      ]);
      const items = documents.map(({ document }) => document);
      return { items, nextCursor, counts, approval: values.reviewsWait, position };
    },
    async moderatedReview(_parent, { id, after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.reviewAuthors.byId(id);
    },
  },

  Mutation: {
    async moderateReview(_parent, { id, change: input, expectedRevision, commandId }, context) {
      const review = reviewOfId(id);
      const change = changeOf(input);
      if (!review) return refusalMember(notFound(messages.review.notFound));
      if (!change) {
        const message = "Please send exactly one change";
        return refusalMember(invalidInput({ field: "change", message }));
      }
      const command = context.command(commandId);
      const done = await context.reviews.moderate(review, change, expectedRevision, command);
      const { productId, userId } = review;
      if (!done.accepted) {
        const { refusal } = done;
        if (refusal.code === "NOT_DELIVERED") throw new Error("Staff do not submit reviews");
        if (refusal.code !== "CHANGED_MEANWHILE") return refusalMember(refusal);
        const current = await context.answers.reviewNow(productId, userId);
        return current
          ? { __typename: "ReviewChangedMeanwhile" as const, ...refusal, review: current }
          : refusalMember(notFound(messages.review.notFound));
      }
      const changed = await context.answers.ownReview(productId, userId, done.position);
      if (!changed) return refusalMember(notFound(messages.review.notFound));
      return {
        __typename: "ReviewModerated" as const,
        review: changed,
        message: messageOf(change),
        position: done.position ?? context.freshness.position(),
      };
    },
  },

  Subscription: {
    reviewQueueChanged: liveList({
      collection: reviewAuthorsCollection,
      where: () => ({}),
      show: (review: ReviewAuthorDocument | null) => ({ review }),
    }),
  },

  ModeratedReview: {
    ...reviewFields,
    async product({ productId }, _args, { readModels }) {
      return readModels.products.byId(productId);
    },
    helpfulCount: ({ helpful }) => helpful,
    authorErased: ({ timeline }) => timeline.some(({ kind }) => kind === "ReviewAuthorErased"),
    timeline: ({ timeline }) => timeline.filter(({ kind }) => timelineKinds[kind] !== undefined),
  },

  ReviewTimelineEntry: {
    kind: ({ kind }) => timelineKinds[kind] ?? "SUBMITTED",
    by: ({ byId }, _args, context) => nameOf(byId, context),
    photo: ({ photo }) => (photo === null ? null : photo + 1),
  },
} satisfies Resolvers;
