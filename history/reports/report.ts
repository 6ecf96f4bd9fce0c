import type { ShopState } from "../shop-state/state.ts";
import type { Fact, FactKind } from "./fact.ts";
import type { ScopeField } from "./report-scope.ts";
import type { ReportContent } from "./report-content.ts";

/** The time range of a report, and the last event that counts. */
export interface ReportRange {
  /** Milliseconds, inclusive; within the log up to that event. */
  readonly from: number;
  readonly to: number;
  /** The number of the last event that counts, and the latest instant up to it. */
  readonly number: number;
  readonly now: number;
  /** The shop before the first event that is read. Takes longer in a shop with more open orders. */
  readonly opening: () => Pick<ShopState, "products">;
  /** The row that counts a variant: the variant itself, or its product. */
  readonly rowOf: (variant: number) => number;
}

/** Texts for the numbers in facts, as of the report's event. */
export interface Names {
  /** The variant or product of a row. Its ID chooses its events in a filter. */
  row(row: number): { readonly id: string; readonly name: string };
  /** A variant with its option values, whatever the rows are. */
  variant(variant: number): { readonly id: string; readonly name: string };
  /** Null for an erased delivery address. */
  region(region: number): string | null;
  /** The name of a delivery zone. */
  zone(zone: number): string;
  /** The short order number, for example NV-7K3M9Q. */
  order(order: number): string;
  promoCode(code: number): string;
  /** The ID of a run, for example 2026-11-27.2. */
  run(run: number): string;
  /** The account of a run's driver; null if it has none. */
  driver(run: number): string | null;
}

/**
 * A report under construction. Facts must be added in log order. In a report that reads orders,
 * only the facts of one order must be.
 */
export interface ReportFold {
  add(fact: Fact): void;
  result(names: Names): ReportContent;
}

/** A type of report: a pure fold from facts to tables. */
export interface ReportKind {
  readonly title: string;
  readonly kinds: readonly FactKind[];
  /** The scope fields that the report supports. */
  readonly scopes: readonly ScopeField[];
  /** True if its rows can sum the variants of a product. */
  readonly sumsVariants?: true;
  /**
   * Which events it needs: those within the range; those since the start of the range up to the
   * report's event; those of the orders that were placed within the range or a period of equal
   * length before it, and of their runs; those since `before` milliseconds earlier; or all.
   */
  readonly reads: "range" | "since" | "orders" | { readonly before: number } | "log";
  begin(range: ReportRange): ReportFold;
}
