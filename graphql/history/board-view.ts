import { rupees } from "#domain/money.ts";
import type { Context } from "#graphql/context.ts";
import { statusWord } from "#graphql/enums.ts";
import type { BoardAt } from "#history/board-at.ts";
import { maskedText } from "#history/masking.ts";
import { stageTotalsView } from "./comparison-view.ts";

/** The past board for the schema. Personal data is masked if the reader may not see it. */
export const boardView = async (
  { shop: { number, occurredAt, stageTotals }, orders }: BoardAt,
  seesPersonal: boolean,
  { loaders }: Pick<Context, "loaders">,
) => ({
  number,
  occurredAt,
  stages: stageTotalsView(stageTotals),
  orders: await Promise.all(
    orders.map(async ({ movedById, timeline, ...order }) => ({
      ...order,
      ...(!seesPersonal && { customerName: maskedText, phone: maskedText, city: maskedText }),
      status: statusWord[order.status],
      items: order.items.map(({ options, ...item }) => ({ ...item, options: [...options] })),
      totalPrice: rupees(order.totalCents),
      movedBy:
        movedById !== null && seesPersonal ? await loaders.accountName.load(movedById) : null,
      commentCount: timeline.filter(({ kind }) => kind === "commented").length,
    })),
  ),
});
