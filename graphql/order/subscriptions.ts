import { viewerOf, type Context } from "#graphql/context.ts";
import type {
  SubscriptionBoardOrderChangedArgs,
  SubscriptionResolvers,
} from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import { orderBoardCollection } from "#projections/order-board/queries.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersCollection } from "#projections/orders/queries.ts";

export const orderSubscriptions = {
  orderChanged: liveList({
    collection: ordersCollection,
    where: (_args, context: Context) => ({ userId: { eq: viewerOf(context).id } }),
    show: (order: OrderDocument | null) => ({ order }),
  }),
  orderBoardChanged: liveList({
    collection: orderBoardCollection,
    where: () => ({ phase: { in: ["placed", "cancelled"] } }),
    show: (order: BoardOrderDocument | null) => ({ order }),
  }),
  boardOrderChanged: liveList({
    collection: orderBoardCollection,
    where: ({ id }: SubscriptionBoardOrderChangedArgs) => ({
      id: { eq: id },
      phase: { in: ["placed", "cancelled"] },
    }),
    show: (order: BoardOrderDocument | null) => ({ order }),
  }),
} satisfies SubscriptionResolvers;
