import type { OrderPhase, Resolvers } from "#graphql/generated/resolver-types.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import { statusOf, statusWord } from "#graphql/enums.ts";
import { momentsOf } from "./moment.ts";
import { listPage, pageLimit, readPage } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { messages, orderStatusUpdated } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import { notFound } from "#domain/refusal.ts";
import type { LiveUpdate } from "#projections/change-feed.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import { orderBoardCollection } from "#projections/order-board/queries.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersCollection } from "#projections/orders/queries.ts";

const phases: Readonly<Record<OrderDocument["phase"], OrderPhase>> = {
  pending: "PENDING",
  placed: "PLACED",
  refused: "REFUSED",
};

const pendingText = "Your order is being placed.";

/** The order if the viewer may see it: the own, or any for an admin. */
const visibleOrder = async (id: string, context: Context): Promise<OrderDocument | null> => {
  const order = await context.readModels.orders.byId(id);
  const viewer = viewerOf(context);
  return order && (order.userId === viewer.id || viewer.role === "admin") ? order : null;
};

export const orderResolvers = {
  Query: {
    myOrders: (_parent, list, context) =>
      listPage(context, list, (query) =>
        context.readModels.orders.byUser(viewerOf(context).id, query),
      ),
    async order(_parent, { id, after }, context) {
      await context.freshness.reach(after);
      return visibleOrder(id, context);
    },
    async orderBoard(_parent, { status, search, province, limit, cursor, after }, context) {
      await context.freshness.reach(after);
      const position = context.freshness.position();
      const { orderBoard } = context.readModels;
      const [{ documents, totalCount, nextCursor }, counts] = await Promise.all([
        readPage(
          orderBoard.list({
            status: status && statusOf[status],
            search,
            province,
            limit: pageLimit(limit, 100, 200),
            cursor,
          }),
        ),
        orderBoard.countByStatus(),
      ]);
      return {
        items: documents.map(({ document }) => document),
        totalCount,
        counts: counts.map((each) => ({ ...each, status: statusWord[each.status] })),
        nextCursor,
        position,
      };
    },
  },

  Mutation: {
    async placeOrder(_parent, { input, commandId }, context) {
      const placed = await context.orders.place(input, context.command(commandId));
      if (placed.outcome === "refused") return refusalMember(placed.refusal);
      const { orderId } = placed;
      const order =
        placed.outcome === "placed" ? await context.answers.order(orderId, placed.position) : null;
      if (order?.phase !== "placed") {
        return { __typename: "OrderPending" as const, orderId, message: pendingText };
      }
      return {
        __typename: "OrderAccepted" as const,
        order,
        message: messages.order.placed,
        position: (placed.outcome === "placed" && placed.position) || context.freshness.position(),
      };
    },

    async setOrderStatus(_parent, { orderId, status, expectedRevision, commandId }, context) {
      const handled = await context.orders.setStatus(
        orderId,
        statusOf[status],
        expectedRevision,
        context.command(commandId),
      );
      const position = handled.accepted ? handled.position : null;
      const order = await context.answers.boardOrder(orderId, position);
      if (!order) return refusalMember(notFound(messages.order.notFound));
      if (!handled.accepted) {
        return handled.refusal.code === "CHANGED_MEANWHILE"
          ? { ...refusalMember(handled.refusal), order }
          : refusalMember(handled.refusal);
      }
      return {
        __typename: "OrderStatusSet" as const,
        order,
        message: orderStatusUpdated(order.status),
        position: position ?? context.freshness.position(),
      };
    },
  },

  Subscription: {
    orderChanged: {
      subscribe(_parent, { after }, context) {
        const userId = viewerOf(context).id;
        return context.live.follow<OrderDocument>({
          collection: ordersCollection,
          where: { userId: { eq: userId } },
          matches: (order) => order.userId === userId,
          after: after ?? null,
        });
      },
      resolve: ({ document, position, remaining }: LiveUpdate<OrderDocument>) => ({
        order: document,
        position,
        remaining,
      }),
    },
    orderBoardChanged: {
      subscribe: (_parent, { after }, { live }) =>
        live.follow<BoardOrderDocument>({
          collection: orderBoardCollection,
          where: { placed: { eq: true } },
          matches: ({ placed }) => placed,
          after: after ?? null,
        }),
      resolve: ({ document, position, remaining }: LiveUpdate<BoardOrderDocument>) => ({
        order: document,
        position,
        remaining,
      }),
    },
  },

  Order: {
    phase: ({ phase }) => phases[phase],
    status: ({ status }) => statusWord[status],
    items: ({ lines }) => [...lines],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    totalPrice: ({ totalCents }) => rupees(totalCents),
    history: (order) => [...momentsOf(order)],
  },

  OrderMoment: {
    status: ({ status }) => statusWord[status],
    mailedAt: ({ mailId }, _arguments, { loaders }) => loaders.mailedAt.load(mailId),
  },

  OrderItem: {
    price: ({ priceCents }) => rupees(priceCents),
    lineTotal: ({ priceCents, quantity }) => rupees(priceCents * quantity),
  },

  BoardOrder: {
    status: ({ status }) => statusWord[status],
    items: ({ items }) => [...items],
    totalPrice: ({ totalCents }) => rupees(totalCents),
    movedBy: ({ movedById }, _args, { loaders }) =>
      movedById === null ? null : loaders.accountName.load(movedById),
  },

  Quote: {
    lines: ({ lines }) => [...lines],
    subtotal: ({ subtotalCents }) => rupees(subtotalCents),
    deliveryFee: ({ deliveryFeeCents }) => rupees(deliveryFeeCents),
    total: ({ totalCents }) => rupees(totalCents),
  },

  QuoteLine: {
    price: ({ priceCents }) => rupees(priceCents),
    lineTotal: ({ priceCents, quantity }) => rupees(priceCents * quantity),
  },
} satisfies Resolvers;
