import { expect, it } from "vitest";
import { formatDuration, shownCell, type Report } from "./cells.ts";
import { csvOf } from "./csv.ts";

const events = {
  __typename: "HistoryReportEvents" as const,
  type: null,
  category: null,
  productId: null,
  province: null,
  order: null,
  stream: null,
  actorId: null,
  from: null,
  to: null,
};
const report: Report = {
  __typename: "HistoryReport",
  name: "BEST_SELLERS",
  title: "Best sellers",
  province: null,
  category: null,
  byProduct: false,
  number: 42,
  occurredAt: "2026-11-21T10:00:00.000Z",
  from: "2026-11-01T00:00:00.000Z",
  to: "2026-11-21T10:00:00.000Z",
  finding: "It sells.",
  note: null,
  tables: [
    {
      __typename: "HistoryReportTable",
      title: "Best sellers",
      finding: null,
      columns: [
        { __typename: "HistoryReportColumn", title: "Product", unit: "TEXT", events: null },
        {
          __typename: "HistoryReportColumn",
          title: "Money",
          unit: "MONEY",
          events: { ...events, type: "OrderSubmitted" },
        },
        { __typename: "HistoryReportColumn", title: "Event", unit: "EVENT", events: null },
      ],
      rows: [
        {
          __typename: "HistoryReportRow",
          cells: ['=The "lamp"', "1250.5", "7"],
          events: { ...events, productId: "lamp", from: "2026-11-01T00:00:00.000Z" },
        },
        { __typename: "HistoryReportRow", cells: ["Chair", "0", null], events },
      ],
    },
  ],
};
const [table] = report.tables;
const [lamp, chair] = table?.rows ?? [];

it("links a figure to the events that its column and row have in common", () => {
  if (!table || !lamp || !chair) throw new Error("No table");
  expect(shownCell(report, table, lamp, 1)).toEqual({
    text: "Rs. 1,250.50",
    value: 1250.5,
    address:
      "/history?from=2026-11-01T00%3A00%3A00.000Z&to=2026-11-21T10%3A00%3A00.000Z&type=OrderSubmitted&product=lamp",
  });
  expect(shownCell(report, table, lamp, 2).address).toBe("/history/event/7");
  expect(shownCell(report, table, chair, 1).address).toBeNull();
  expect(shownCell(report, table, chair, 2).text).toBe("–");
});

it("formats durations", () => {
  expect([45, 360, 1031, 1440, 1680].map(formatDuration)).toEqual([
    ...["45 min", "6 h", "17 h 11 min", "1 d", "1 d 4 h"],
  ]);
});

it("writes all tables one below the other, without formulas", () => {
  expect(csvOf(report).split("\r\n")).toEqual([
    "\ufeffBest sellers,from 2026-11-01T00:00:00.000Z to 2026-11-21T10:00:00.000Z,up to event 42",
    "",
    "Best sellers",
    "Product,Money,Event",
    `"'=The ""lamp""",1250.5,7`,
    "Chair,0,",
    "",
  ]);
});
