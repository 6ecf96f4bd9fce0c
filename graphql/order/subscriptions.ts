import { viewerOf } from "#graphql/context.ts";
import type { SubscriptionResolvers } from "#graphql/generated/resolver-types.ts";
import type { LiveUpdate } from "#projections/engine/change-feed.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import { orderBoardCollection } from "#projections/order-board/queries.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersCollection } from "#projections/orders/queries.ts";

const asOrderUpdate = <Order>({ document, position, remaining }: LiveUpdate<Order>) => ({
  order: document,
  position,
  remaining,
});

export const orderSubscriptions = {
  orderChanged: {
    subscribe(_parent, { after }, context) {
      const userId = viewerOf(context).id;
      return context.live.follow<OrderDocument>({
        collection: ordersCollection,
        where: { userId: { eq: userId } },
        after: after ?? null,
      });
    },
    resolve: asOrderUpdate,
  },
  orderBoardChanged: {
    subscribe: (_parent, { after }, { live }) =>
      live.follow<BoardOrderDocument>({
        collection: orderBoardCollection,
        where: { phase: { in: ["placed", "cancelled"] } },
        after: after ?? null,
      }),
    resolve: asOrderUpdate,
  },
  boardOrderChanged: {
    subscribe: (_parent, { id, after }, { live }) =>
      live.follow<BoardOrderDocument>({
        collection: orderBoardCollection,
        where: { id: { eq: id }, phase: { in: ["placed", "cancelled"] } },
        after: after ?? null,
      }),
    resolve: asOrderUpdate,
  },
} satisfies SubscriptionResolvers;
