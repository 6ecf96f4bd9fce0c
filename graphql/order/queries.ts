import { viewerOf, type Context } from "#graphql/context.ts";
import { statusOf, statusWord } from "#graphql/enums.ts";
import type { QueryResolvers } from "#graphql/generated/resolver-types.ts";
import { listPage, pageLimit, readPage } from "#graphql/paging.ts";
import type { OrderDocument } from "#projections/orders/document.ts";

/** The order if the viewer may see it: the own, or any for an admin. */
const visibleOrder = async (id: string, context: Context): Promise<OrderDocument | null> => {
  const order = await context.readModels.orders.byId(id);
  const viewer = viewerOf(context);
  return order && (order.userId === viewer.id || viewer.role === "admin") ? order : null;
};

export const orderQueries = {
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
} satisfies QueryResolvers;
