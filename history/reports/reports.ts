import type { Category, Province } from "#domain/constants.ts";
import { abandonedCarts } from "./abandoned-carts.ts";
import { bestSellers } from "./best-sellers.ts";
import { funnel } from "./funnel.ts";
import { lateOrders } from "./late-orders.ts";
import { leadTimes } from "./lead-times.ts";
import { lostDemand } from "./lost-demand.ts";
import type { ReportScope } from "./report-scope.ts";
import { ordersOverTime } from "./orders-over-time.ts";
import { priceChanges } from "./price-changes.ts";
import type { ReportKind } from "./report.ts";
import type { ReportContent } from "./report-content.ts";
import { stockCover } from "./stock-cover.ts";

/** All reports by name, in the order in which people read them. */
export const reports = {
  funnel,
  orders: ordersOverTime,
  "best-sellers": bestSellers,
  "lead-times": leadTimes,
  "abandoned-carts": abandonedCarts,
  "lost-demand": lostDemand,
  "stock-cover": stockCover,
  "price-changes": priceChanges,
  "late-orders": lateOrders,
} as const satisfies Readonly<Record<string, ReportKind>>;

export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as readonly ReportName[];

/**
 * What somebody asks. Times are milliseconds; null for the log's own first and last moment up to
 * the event.
 */
export interface ReportQuery {
  readonly name: ReportName;
  readonly from: number | null;
  readonly to: number | null;
  /** The last event that is counted. */
  readonly number: number;
  /** Left out for all of them; only where the report can be narrowed by them. */
  readonly province?: Province | null;
  readonly category?: Category | null;
}

/** A report, stamped: the same question about the same event has the same answer for ever. */
export interface Report extends ReportContent, ReportScope {
  readonly name: ReportName;
  readonly title: string;
  readonly number: number;
  /** When that event happened, ISO 8601. */
  readonly occurredAt: string;
  /** The range as it was counted, ISO 8601. */
  readonly from: string;
  readonly to: string;
}
