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

it("a report as a file says of what it is, and holds its tables one below the other", () => {
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
    // Words that a spreadsheet would run are made harmless; a figure below zero is a figure.
    ["'=Western", "-3"],
    ["Central", ""],
    [""],
    ["None"],
    ["Day"],
    [""],
  ]);
});

it("its name tells one report, and one moment of it, from another", () => {
  expect(fileOf(report)).toBe("nivasa-lead-times-184590.csv");
  expect(fileOf({ ...report, number: 7 })).not.toBe(fileOf(report));
});
