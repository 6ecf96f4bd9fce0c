import type { CategoryId } from "#domain/category/events.ts";
import type { Province } from "#domain/constants.ts";
import { abandonedCarts } from "./abandoned-carts.ts";
import { bestSellers } from "./best-sellers.ts";
import { funnel } from "./funnel.ts";
import { orderToCash } from "./order-to-cash.ts";
import { lateOrders } from "./late-orders.ts";
import { leadTimes } from "./lead-times.ts";
import { lostDemand } from "./lost-demand.ts";
import type { ReportScope } from "./report-scope.ts";
import { ordersOverTime } from "./orders-over-time.ts";
import { priceChanges } from "./price-changes.ts";
import type { ReportKind } from "./report.ts";
import type { ReportContent } from "./report-content.ts";
import { stockCover } from "./stock-cover.ts";

/** All reports by name, in display order. */
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
  "order-to-cash": orderToCash,
} as const satisfies Readonly<Record<string, ReportKind>>;

export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as readonly ReportName[];

/**
 * The parameters of a report. Times are milliseconds; null for the start or end of the log up to
 * the event.
 */
export interface ReportQuery {
  readonly name: ReportName;
  readonly from: number | null;
  readonly to: number | null;
  /** The last event that counts. */
  readonly number: number;
  /** All if left out. Only for reports that support the scope. */
  readonly province?: Province | null;
  readonly category?: CategoryId | null;
  /** Whether rows sum the variants of a product. Reports without such rows ignore it. */
  readonly byProduct?: boolean;
}

/** A finished report. The same query for the same event always returns the same report. */
export interface Report extends ReportContent, ReportScope {
  readonly name: ReportName;
  readonly title: string;
  readonly number: number;
  /** When that event happened, ISO 8601. */
  readonly occurredAt: string;
  /** The counted range, ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** Whether its rows sum the variants of a product. */
  readonly byProduct: boolean;
}
