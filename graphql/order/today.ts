import { rupees } from "#domain/money.ts";
import { lateAt } from "#domain/settings/late.ts";
import type { Context } from "#graphql/context.ts";
import type {
  OrderStatus as OrderStatusWord,
  Resolvers,
} from "#graphql/generated/resolver-types.ts";
import { pollUpdates, type Snapshot } from "#graphql/poll-updates.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import type { BoardOrderDocument } from "#projections/order-board/document.ts";
import type { DueCounts } from "#projections/order-board/queries.ts";
import { noFilter, type ProductFilter } from "#projections/products/search/filters.ts";

/** The figures of the current day. */
export interface TodayView {
  readonly day: string;
  readonly orders: number;
  readonly totalCents: number;
  readonly late: number;
  readonly longestLate: BoardOrderDocument | null;
  readonly lowStock: number;
  readonly outOfStock: number;
  readonly openReports: number;
  readonly openOrders: number;
  readonly due: DueCounts;
  readonly toCall: number;
  readonly callLater: number;
  readonly callConfirmed: number;
  readonly statuses: readonly { readonly status: OrderStatusWord; readonly orders: number }[];
}

const todayView = async ({ readModels }: Pick<Context, "readModels">): Promise<TodayView> => {
  const now = new Date().toISOString();
  const day = dayInColombo(now);
  const { values } = await readModels.settings.current();
  const countProducts = async (filter: Partial<ProductFilter>) =>
    (await readModels.products.list({ filter: { ...noFilter, ...filter }, limit: 1 })).totalCount;
  const [ofDay, late, due, calls, callConfirmed, ...others] = await Promise.all([
    readModels.orderBoard.ofDay(day),
    readModels.orderBoard.late(lateAt(values, now)),
    readModels.orderBoard.dueCounts(day),
    readModels.calls.queue(now),
    readModels.calls.confirmed(),
    countProducts({ lowStock: true }),
    countProducts({ outOfStock: true }),
    readModels.reports.countByState(),
    readModels.orderBoard.countByStatus(),
  ]);
  const [lowStock, outOfStock, reports, statuses] = others;
  return {
    day,
    ...ofDay,
    late: late.count,
    longestLate: late.longest,
    due,
    toCall: calls.toCall,
    callLater: calls.later,
    callConfirmed,
    lowStock,
    outOfStock,
    openReports: reports.find(({ state }) => state === "open")?.count ?? 0,
    openOrders: statuses
      .filter(({ status }) => status !== "Delivered")
      .reduce((sum, { count }) => sum + count, 0),
    statuses: statuses.map(({ status, count }) => ({ status, orders: count })),
  };
};

interface TodayUpdateView {
  readonly today: TodayView;
  readonly position: string;
}

/** Reads the position first, so that no later event is missed. */
const snapshotOf = async (context: Context): Promise<Snapshot<TodayUpdateView>> => {
  const position = context.freshness.position();
  const today = await todayView(context);
  return { update: { today, position }, seen: today };
};

export const todayResolvers = {
  Query: { today: (_parent, _args, context) => todayView(context) },

  Subscription: {
    todayChanged: {
      subscribe: (_parent, _args, context) => pollUpdates(() => snapshotOf(context)),
      resolve: (update: TodayUpdateView) => update,
    },
  },

  Today: { money: ({ totalCents }) => rupees(totalCents) },
} satisfies Resolvers;
