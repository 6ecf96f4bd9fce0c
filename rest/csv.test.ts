import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLines } from "./csv.ts";

it("writes numbers unquoted and quotes text that would break a line or cell", () => {
  expect(csvLines([["NV-1", 10_350.5, 'Planter\'s "Chair", oak', "two\nlines"]])).toBe(
    `NV-1,10350.5,"Planter's ""Chair"", oak","two\nlines"\r\n`,
  );
});

it.each([
  "=1+1",
  "+94771234567",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "  =1",
  "＝1+1",
  "＋94",
  "－2",
  "＠SUM(A1)",
])("writes %j as text, not as a formula", (text) => {
  expect(
    csvLines([[text]])
      .replace(/^"/, "")
      .startsWith("'"),
  ).toBe(true);
});

it("never starts a text cell like a formula", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvLines([[text]])).not.toMatch(/^"?\s*[=+\-@]/);
    }),
  );
});
