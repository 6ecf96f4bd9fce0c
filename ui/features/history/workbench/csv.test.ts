import Papa from "papaparse";
import { expect, it } from "vitest";
import { csvOf, fileOf } from "./csv.ts";
import type { Report } from "./cells.ts";

const report = {
  __typename: "HistoryReport",
  name: "LEAD_TIMES",
  title: "How long orders take",
  province: null,
  category: null,
  number: 184_590,
  from: "2026-11-01T00:00:00.000Z",
  to: "2026-11-21T00:00:00.000Z",
  tables: [
    {
      title: "By province, in all",
      columns: [
        { title: "Province", unit: "TEXT" },
        { title: "Orders", unit: "COUNT" },
      ],
      rows: [{ cells: ["=Western", "-3"] }, { cells: ["Central", null] }],
    },
    { title: "None", columns: [{ title: "Day", unit: "DAY" }], rows: [] },
  ],
} as unknown as Report;

it("a CSV file contains the report's range and its tables, one below the other", () => {
  const rows = Papa.parse<string[]>(csvOf(report).replace(/^\ufeff/, "")).data;
  expect(rows).toEqual([
    [
      "How long orders take",
      "from 2026-11-01T00:00:00.000Z to 2026-11-21T00:00:00.000Z",
      "up to event 184590",
    ],
    [""],
    ["By province, in all"],
    ["Province", "Orders"],
    // Text that a spreadsheet would run as a formula is escaped; a negative figure is not.
    ["'=Western", "-3"],
    ["Central", ""],
    [""],
    ["None"],
    ["Day"],
    [""],
  ]);
});

it("a CSV file states that its rows sum the variants of a product", () => {
  expect(csvOf({ ...report, byProduct: true }).split("\n")[0]).toMatch(/,by product\r?$/);
});

it("its name identifies the report and the event", () => {
  expect(fileOf(report)).toBe("shop-lead-times-184590.csv");
  expect(fileOf({ ...report, number: 7 })).not.toBe(fileOf(report));
});
