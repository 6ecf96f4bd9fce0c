import { rupees } from "#domain/money.ts";
import type { Context } from "#graphql/context.ts";
import { nameOf } from "#graphql/loaders.ts";
import type { BoardAt } from "#history/board-at.ts";
import { stageTotalsView } from "./comparison-view.ts";

/** The past board for the schema. */
export const boardView = async (
  { shop: { number, occurredAt, stageTotals }, orders }: BoardAt,
  context: Pick<Context, "loaders">,
) => ({
  number,
  occurredAt,
  stages: stageTotalsView(stageTotals),
  orders: await Promise.all(
    orders.map(async ({ movedById, timeline, ...order }) => ({
      ...order,
      status: order.status,
      items: order.items.map(({ options, ...item }) => ({ ...item, options: [...options] })),
      totalPrice: rupees(order.totalCents),
      movedBy: await nameOf(movedById, context),
      commentCount: timeline.filter(({ kind }) => kind === "commented").length,
    })),
  ),
});
