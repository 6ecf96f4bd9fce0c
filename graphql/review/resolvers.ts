import { messages } from "#domain/messages.ts";
import type { ReviewAuthorDocument } from "#projections/review-authors/document.ts";
import { viewerOf } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";

/** Maximum number of products per request for own reviews: the maximum number of order lines. */
const maxProducts = 50;

export const reviewResolvers = {
  Query: {
    async myReviews(_parent, { productIds, after }, context) {
      await context.freshness.reach(after);
      return context.readModels.reviewAuthors.ownReviews(
        viewerOf(context).id,
        productIds.slice(0, maxProducts),
      );
    },
  },

  Mutation: {
    async submitReview(_parent, { productId, orderId, commandId, ...written }, context) {
      const { id: userId, name } = viewerOf(context);
      const command = context.command(commandId);
      const review = { ...written, name, orderId };
      const handled = await context.reviews.submit(productId, review, command);
      if (!handled.accepted) return refusalMember(handled.refusal);
      const saved = await context.answers.ownReview(productId, userId, handled.position);
      const products = await context.answers.products([productId], handled.position);
      if (!saved) throw new Error(`The stored review of ${productId} cannot be read`);
      return {
        __typename: "ReviewSaved" as const,
        review: saved,
        product: products.get(productId) ?? null,
        message: messages.review.submitted,
        position: handled.position ?? context.freshness.position(),
      };
    },
  },

  OwnReview: {
    orderId: async ({ userId, productId }, _args, { readModels }) =>
      (await readModels.orders.deliveredOrder(userId, productId))?.id ?? null,
    rating: ({ now }) => now.rating,
    comment: ({ now }) => now.comment,
    options: ({ options }) => [...options],
    createdAt: ({ writtenAt }) => writtenAt,
    revisedAt: ({ now, before }: ReviewAuthorDocument) => (before ? now.at : null),
  },
} satisfies Resolvers;
