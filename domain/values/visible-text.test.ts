import { expect, it } from "vitest";
import { visibleText } from "./visible-text.ts";

it.each([
  ["signs of no width", "\u200b\u2060\ufeff", ""],
  ["fillers and blanks that look like nothing", "\u3164\u115f\u2800\u00ad", ""],
  ["joiners alone", "\u200d\u200c\u200d", ""],
  ["a change of direction", "Ann\u202egnp.exe\u2066!", "Anngnp.exe!"],
  ["marks of direction", "\u200eAnn\u200f \u061cPerera", "Ann Perera"],
  ["blanks around it", "  Ann\u200b ", "Ann"],
  ["joiners at the ends", "\u200dAnn\u200d", "Ann"],
])("leaves out %s", (_what, text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

it.each(["ශ්\u200dරී ලංකා", "ක්\u200dෂ", "நன்றி", "می\u200cخواهم", "Zoë O'Neill-Perera 2nd", "👩"])(
  "keeps %s as it is written",
  (text) => {
    expect(visibleText(text)).toBe(text);
  },
);
