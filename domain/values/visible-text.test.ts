import { expect, it } from "vitest";
import { visibleText } from "./visible-text.ts";

it.each([
  ["signs of no width", "\u200b\u2060\ufeff", ""],
  ["fillers and blanks that look like nothing", "\u3164\u115f\u2800\u00ad", ""],
  ["joiners alone", "\u200d\u200c\u200d", ""],
  ["a change of direction", "Ann\u202egnp.exe\u2066!", "Anngnp.exe!"],
  ["marks of direction", "\u200eAnn\u200f \u061cPerera", "Ann Perera"],
  ["blanks around it", "  Ann\u200b ", "Ann"],
  ["a joiner behind an emoji that joins nothing", "👩\u200d Ann", "👩 Ann"],
  ["a style of nothing", "A\ufe0fnn\ufe0f", "Ann"],
  ["tags that hide a text", "👩\u{e0068}\u{e0069}\u{e007f}", "👩"],
  ["joiners at the ends", "\u200dAnn\u200d", "Ann"],
])("removes %s", (_what, text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

it.each([
  "ශ්\u200dරී ලංකා",
  "ක්\u200dෂ",
  "நன்றி",
  "می\u200cخواهم",
  "Zoë O'Neill-Perera 2nd",
  "👩",
  "👩\u200d🍳 ❤\ufe0f",
  "👨\u200d👩\u200d👧\u200d👦",
  "👋🏽",
  "🏳\ufe0f\u200d🌈",
  "1\ufe0f\u20e3",
  "🇱🇰",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
])("keeps %s as it is written", (text) => {
  expect(visibleText(text)).toBe(text);
});
