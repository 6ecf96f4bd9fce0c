import type { StreamCategory } from "../category.ts";

/**
 * How to read the cells of a column: money is in cents, durations are in minutes, shares are from 0
 * to 1, days and times are milliseconds. A person is an account, which readers see by name if they
 * may see names.
 */
export type Unit =
  | "text"
  | "person"
  | "count"
  | "decimal"
  | "money"
  | "share"
  | "duration"
  | "day"
  | "time"
  | "event";

/** A figure or a text; null for an empty cell. */
export type Cell = string | number | null;

export interface ReportColumn {
  readonly title: string;
  readonly unit: Unit;
  /**
   * The events behind the figures of this column; null for texts, and for figures derived from
   * others.
   */
  readonly opens: { readonly type?: string; readonly category?: StreamCategory } | null;
}

/**
 * The common properties of the events behind a row, in addition to the column's. Times are
 * milliseconds, inclusive.
 */
export interface RowEvents {
  readonly product?: string;
  readonly province?: string;
  /** The short order number. */
  readonly order?: string;
  readonly type?: string;
  readonly stream?: string;
  /** The account that caused the events. */
  readonly actor?: string;
  readonly from?: number;
  readonly to?: number;
}

export interface ReportRow {
  readonly cells: readonly Cell[];
  readonly events: RowEvents;
}

export interface ReportTable {
  readonly title: string;
  /** What the table shows, in one sentence; without it, the report's finding is enough. */
  readonly finding?: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}

/** The content of a report. */
export interface ReportContent {
  /** One sentence. */
  readonly finding: string;
  /** What was counted, and what the log cannot show; null if there is nothing to add. */
  readonly note: string | null;
  /** The first table is drawn as a chart. */
  readonly tables: readonly ReportTable[];
}
