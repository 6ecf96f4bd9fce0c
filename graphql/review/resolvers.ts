import { messages } from "#domain/messages.ts";
import { notFound } from "#domain/refusal.ts";
import { viewerOf } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { moderationResolvers } from "./moderation.ts";
import { reviewFields } from "./review-fields.ts";

/** Maximum number of products per request for `myReviews`: the maximum number of order lines. */
const maxProducts = 50;

/** Maximum number of published reviews that are searched for the votes of a person. */
const maxVotes = 200;

export const reviewResolvers = {
  ...moderationResolvers,

  Query: {
    ...moderationResolvers.Query,
    async helpfulReviews(_parent, { productId, after }, context) {
      const { readModels, freshness } = context;
      await freshness.reach(after);
      const authors = await readModels.reviewVotes.authorsHelpfulTo(
        viewerOf(context).id,
        productId,
      );
      return readModels.reviewAuthors.publishedIds(productId, authors.slice(-maxVotes));
    },
    async myReviews(_parent, { productIds, after }, context) {
      await context.freshness.reach(after);
      return context.readModels.reviewAuthors.ownReviews(
        viewerOf(context).id,
        productIds.slice(0, maxProducts),
      );
    },
  },

  Mutation: {
    ...moderationResolvers.Mutation,
    async markReviewHelpful(_parent, { productId, reviewId, helpful, commandId }, context) {
      const review = await context.readModels.reviewAuthors.byReviewId(productId, reviewId);
      if (!review) return refusalMember(notFound(messages.review.notFound));
      const command = context.command(commandId);
      const done = await context.reviews.markHelpful(review, helpful, command);
      if (!done.accepted) {
        const { refusal } = done;
        if (refusal.code === "NOT_DELIVERED" || refusal.code === "CHANGED_MEANWHILE") {
          throw new Error("A vote needs no order and no revision");
        }
        return refusalMember(refusal);
      }
      const changed = await context.answers.ownReview(productId, review.userId, done.position);
      return {
        __typename: "ReviewVoteSaved" as const,
        review: changed ?? review,
        helpful,
        message: helpful ? messages.review.marked : messages.review.unmarked,
        position: done.position ?? context.freshness.position(),
      };
    },
    async submitReview(_parent, { productId, orderId, commandId, ...written }, context) {
      const { id: userId, name } = viewerOf(context);
      const command = context.command(commandId);
      const review = { ...written, name, orderId };
      const handled = await context.reviews.submit(productId, review, command);
      if (!handled.accepted) {
        const { refusal } = handled;
        if (refusal.code === "CHANGED_MEANWHILE") throw new Error("A review needs no revision");
        return refusalMember(refusal);
      }
      const saved = await context.answers.ownReview(productId, userId, handled.position);
      const products = await context.answers.products([productId], handled.position);
      if (!saved) throw new Error(`The stored review of ${productId} cannot be read`);
      return {
        __typename: "ReviewSaved" as const,
        review: saved,
        product: products.get(productId) ?? null,
        message: saved.state === "waiting" ? messages.review.waits : messages.review.submitted,
        position: handled.position ?? context.freshness.position(),
      };
    },
  },

  Review: {
    id: ({ reviewId }) => reviewId,
    rating: ({ now }) => now.rating,
    comment: ({ now }) => now.comment,
    options: ({ options }) => [...options],
    createdAt: ({ now }) => now.at,
    photos: ({ photos }) => photos.flatMap(({ url, hidden }) => (hidden ? [] : [url])),
    helpfulCount: ({ helpful }) => helpful,
  },

  OwnReview: {
    orderId: async ({ userId, productId }, _args, { readModels }) =>
      (await readModels.orders.deliveredOrder(userId, productId))?.id ?? null,
    ...reviewFields,
  },
} satisfies Resolvers;
