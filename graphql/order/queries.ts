import { may } from "#domain/permissions.ts";
import { rupees } from "#domain/money.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { OrderSort, QueryResolvers } from "#graphql/generated/resolver-types.ts";
import { refuseGuessing } from "#graphql/sees-personal.ts";
import { runLimits } from "#domain/constants.ts";
import { badInput, listPage, pageLimit, readPage } from "#graphql/paging.ts";
import { boardFilterOf } from "./board-filter.ts";
import type { OrderDocument } from "#projections/orders/document.ts";

/** The order if the viewer may see it: their own, or any for staff who read orders. */
const visibleOrder = (
  orders: readonly (OrderDocument | null)[],
  context: Context,
): OrderDocument | null => {
  const viewer = viewerOf(context);
  return (
    orders.find((order) => order?.userId === viewer.id) ??
    (may(viewer.role, "ORDERS_READ") ? orders[0] : null) ??
    null
  );
};

const customerSorts: ReadonlySet<OrderSort> = new Set(["customer", "customer-down"]);

export const orderQueries = {
  myOrders: (_parent, list, context) =>
    listPage(context, list, (query) =>
      context.readModels.orders.ofUser(viewerOf(context).id, query),
    ),
  async order(_parent, { id, after }, context) {
    await context.freshness.reach(after);
    return visibleOrder([await context.readModels.orders.byId(id)], context);
  },
  async orderByNumber(_parent, { number, after }, context) {
    await context.freshness.reach(after);
    return visibleOrder(await context.readModels.orders.byNumber(number), context);
  },
  async orderBoard(
    _parent,
    { cancelled, status, search, province, filter, sort, limit, cursor, after },
    context,
  ) {
    refuseGuessing({ search, byName: customerSorts.has(sort) }, context);
    await context.freshness.reach(after);
    const position = context.freshness.position();
    const { orderBoard } = context.readModels;
    const boardFilter = await boardFilterOf(filter, context);
    const [{ documents, totalCount, totalCents, nextCursor }, counts] = await Promise.all([
      readPage(
        orderBoard.list({
          ...boardFilter,
          cancelled,
          status,
          search,
          province,
          sort: sort === "newest" ? null : sort,
          limit: pageLimit(limit, 100, 200),
          cursor,
        }),
      ),
      orderBoard.countByStatus(),
    ]);
    return {
      items: documents.map(({ document }) => document),
      totalCount,
      totalMoney: totalCents === null ? null : rupees(totalCents),
      counts: [...counts],
      nextCursor,
      position,
    };
  },
  async boardOrder(_parent, { number, id, after }, context) {
    await context.freshness.reach(after);
    const found = await context.readModels.orderBoard.byNumber(number);
    return found.find((order) => order.id === id) ?? found[0] ?? null;
  },
  async packingSlips(_parent, { ids }, { readModels }) {
    if (ids.length > runLimits.stops) throw badInput(`ids must be at most ${runLimits.stops}`);
    return [...(await readModels.orderBoard.byIds(ids))];
  },
} satisfies QueryResolvers;
