import type { HistoryReportName, HistoryReportUnit } from "../generated/operations.ts";
import type { Report, ReportRow, ReportTable } from "../features/history/workbench/cells.ts";

type Events = ReportRow["events"];

/** The events behind a figure; none by default. */
export const reportEventsOf = (change: Partial<Events> = {}): Events => ({
  __typename: "HistoryReportEvents",
  ...{ type: null, category: null, productId: null, province: null, order: null, stream: null },
  ...{ actorId: null, from: null, to: null },
  ...change,
});

/**
 * A table of a report: its columns by name and unit, and its rows. A column of counts links to the
 * events of its name.
 */
export function reportTableOf(
  title: string,
  columns: Readonly<Record<string, HistoryReportUnit>>,
  rows: readonly (readonly (string | null)[])[],
): ReportTable {
  return {
    __typename: "HistoryReportTable",
    title,
    finding: null,
    columns: Object.entries(columns).map(([name, unit]) => ({
      __typename: "HistoryReportColumn",
      title: name,
      unit,
      events: unit === "COUNT" ? reportEventsOf({ type: name }) : null,
    })),
    rows: rows.map((cells) => ({
      __typename: "HistoryReportRow",
      cells: [...cells],
      events: reportEventsOf(),
    })),
  };
}

/** A report of November up to event 500. */
export function historyReportOf(
  name: HistoryReportName,
  tables: ReportTable[] = [],
  change: Partial<Report> = {},
): Report {
  return {
    __typename: "HistoryReport",
    name,
    province: null,
    category: null,
    byProduct: false,
    title: name.toLowerCase(),
    number: 500,
    occurredAt: "2026-11-21T10:00:00.000Z",
    from: "2026-11-01T00:00:00.000Z",
    to: "2026-11-21T00:00:00.000Z",
    finding: `What ${name} found.`,
    note: null,
    tables,
    ...change,
  };
}
