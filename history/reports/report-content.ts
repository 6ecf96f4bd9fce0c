import type { Noun } from "../noun.ts";

/**
 * How the cells of a column are to be read: money is in cents, durations in minutes, shares of 1;
 * days and times are moments in milliseconds.
 */
export type Unit =
  "text" | "count" | "decimal" | "money" | "share" | "duration" | "day" | "time" | "event";

/** One figure or word; null where there is none. */
export type Cell = string | number | null;

export interface ReportColumn {
  readonly title: string;
  readonly unit: Unit;
  /**
   * The events behind the figures of this column; null for a column of words, and for what follows
   * from other figures.
   */
  readonly opens: { readonly type?: string; readonly noun?: Noun } | null;
}

/**
 * What the events behind a row have in common, beside what the column says. Times are milliseconds,
 * both included.
 */
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
