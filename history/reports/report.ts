import type { Noun } from "../noun.ts";
import type { ShopState } from "../shop-state/state.ts";
import type { Fact, FactKind } from "./fact.ts";
import type { Narrows } from "./narrowing.ts";

/** How the cells of a column are to be read: money is in cents, durations in minutes, shares of 1; days and times are moments in milliseconds. */
export type Unit =
  "text" | "count" | "decimal" | "money" | "share" | "duration" | "day" | "time" | "event";

/** One figure or word; null where there is none. */
export type Cell = string | number | null;

export interface ReportColumn {
  readonly title: string;
  readonly unit: Unit;
  /** The events behind the figures of this column; null for a column of words, and for what follows from other figures. */
  readonly opens: { readonly type?: string; readonly noun?: Noun } | null;
}

/** What the events behind a row have in common, beside what the column says. Times are milliseconds, both included. */
export interface RowEvents {
  readonly product?: string;
  readonly province?: string;
  /** As people call it. */
  readonly order?: string;
  readonly type?: string;
  readonly from?: number;
  readonly to?: number;
}

export interface ReportRow {
  readonly cells: readonly Cell[];
  readonly events: RowEvents;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}

/** What a report says. */
export interface ReportContent {
  /** In one sentence. */
  readonly finding: string;
  /** What was counted, and what the log cannot tell; null where it needs no words. */
  readonly note: string | null;
  /** The first is the one that is drawn. */
  readonly tables: readonly ReportTable[];
}

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
  readonly narrows: readonly Narrows[];
  /**
   * Which events it needs: those within the range, those since the range's beginning up to the report's event, those since so
   * many milliseconds before that, or all of them.
   */
  readonly reads: "range" | "since" | { readonly before: number } | "log";
  begin(range: ReportRange): ReportFold;
}
