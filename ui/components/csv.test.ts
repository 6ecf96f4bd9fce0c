import Papa from "papaparse";
import { expect, it } from "vitest";
import { withoutGuard } from "../generated/values/spreadsheet-formula.ts";
import { csvFile } from "./csv.ts";

it("guards texts that a spreadsheet would run, and leaves figures and empty cells alone", () => {
  expect(csvFile([["=1+1", "Teak - oiled", -5, null, "two\nlines"]])).toBe(
    '\ufeff"\'=1+1",Teak - oiled,-5,,"two\nlines"',
  );
});

it("begins with the byte order mark and ends its lines as RFC 4180 says", () => {
  expect(csvFile([["a"], ["b"]])).toBe("\ufeffa\r\nb");
});

it.each([
  "=1+1",
  "'=1+1",
  "  -x",
  'The "old" one, teak',
  "’=1",
  "two\r\nlines",
  "",
  "a;=1",
  "a;'=1",
  "a\n- b\r\n- c",
])("reads %j back as it was written", (text) => {
  const [row] = Papa.parse<string[]>(csvFile([[text, "end"]]).slice(1)).data;
  expect(withoutGuard(row?.[0] ?? "")).toBe(text);
});
