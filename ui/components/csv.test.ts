import { expect, it } from "vitest";
import { csvCell, csvFile } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["  =1+1", "'  =1+1"],
  ["-5 degrees", "'-5 degrees"],
  ['The "old" one, teak', '"The ""old"" one, teak"'],
  ["two\nlines", '"two\nlines"'],
  ["Teak - oiled", "Teak - oiled"],
])("writes the text %j as %j", (text, cell) => {
  expect(csvCell(text, true)).toBe(cell);
});

it("leaves figures as they are, and empty cells empty", () => {
  expect(csvCell("-5", false)).toBe("-5");
  expect(csvCell(null, true)).toBe("");
});

it("begins a file with the byte order mark by which spreadsheets recognize its encoding", () => {
  expect(csvFile(["a", "b"])).toBe("\ufeffa\r\nb");
});
