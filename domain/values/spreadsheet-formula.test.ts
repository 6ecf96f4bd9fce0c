import { expect, it } from "vitest";
import { formulaStart, isFormula, withoutGuard } from "./spreadsheet-formula.ts";

it.each(["=1+1", "+94771234567", "-2", "@SUM(A1)", "\t=1", "  =1", "＝1+1", "-20%|calc", "- x!A1"])(
  "%j is a formula",
  (text) => {
    expect(isFormula(text)).toBe(true);
    expect(formulaStart.test(text)).toBe(true);
  },
);

it.each(["Teak - oiled", "- teak", "-20% stool", "'=1", "’=1", ""])("%j is no formula", (text) => {
  expect(isFormula(text)).toBe(false);
});

it("removes exactly one guard, straight or curly, from a guarded cell only", () => {
  expect(["'=1", "''=1", "’=1", "'teak'", "=1"].map(withoutGuard)).toEqual([
    "=1",
    "'=1",
    "=1",
    "'teak'",
    "=1",
  ]);
});
