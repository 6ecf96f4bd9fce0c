import type { ShopState } from "../shop-state/state.ts";
import type { Fact, FactKind } from "./fact.ts";
import type { ScopeField } from "./report-scope.ts";
import type { ReportContent } from "./report-content.ts";

/** What a report is about: a stretch of time, told from the events up to a number. */
export interface ReportRange {
  /** Milliseconds, both included; no longer than the log up to that event. */
  readonly from: number;
  readonly to: number;
  /** Of the last event that is counted, and the latest moment up to there. */
  readonly number: number;
  readonly now: number;
  /** The shop before the first event that is read. */
  readonly opening: Pick<ShopState, "products">;
}

/** Words for the numbers in facts, as they were at the report's event. */
export interface Names {
  product(product: number): { readonly id: string; readonly name: string };
  /** Null for an order that goes nowhere any more. */
  region(region: number): string | null;
  /** As people call it, for example NV-7K3M9Q. */
  order(order: number): string;
}

/** A report while it is made: facts are given in the order of the log. */
export interface ReportFold {
  add(fact: Fact): void;
  result(names: Names): ReportContent;
}

/** A report that can be made: one pure fold from facts to tables. */
export interface ReportKind {
  readonly title: string;
  readonly kinds: readonly FactKind[];
  /** By what it can be narrowed. */
  readonly scopes: readonly ScopeField[];
  /**
   * Which events it needs: those within the range, those since the range's beginning up to the
   * report's event, those since so many milliseconds before that, or all of them.
   */
  readonly reads: "range" | "since" | { readonly before: number } | "log";
  begin(range: ReportRange): ReportFold;
}
