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

it.each(["a;=1+1", "a; +94", "a;'@x", "a\t=1", "a\n=1", "a\r\n-1", ";＝1"])(
  "writes no formula for a spreadsheet that splits %j at its separator",
  (text) => {
    const cells = csvLines([["NV-1", text, 3]]).split(/[;\t\r\n]+/);
    for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
  },
);

it("leaves separators within prose as they are", () => {
  expect(csvLines([["2 Chair; 1 Lamp", '{"a":"b;c"}']])).toBe(
    `2 Chair; 1 Lamp,"{""a"":""b;c""}"\r\n`,
  );
});

it("never starts a text cell like a formula", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const line = csvLines([[text]]);
      expect(line).not.toMatch(/^"?\s*[=+\-@]/);
      for (const cell of line.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
