import { expect, it } from "vitest";
import { endingOf, isForeignFont, languageOf } from "./language.ts";

it("a build is of the language that its mode names, and of English otherwise", () => {
  expect(["si", "ta", "en", "production", "development"].map(languageOf)).toEqual([
    "si",
    "ta",
    "en",
    "en",
    "en",
  ]);
  expect([endingOf("en"), endingOf("ta")]).toEqual(["", ".ta"]);
});

it("fonts of a script are of no use to the other languages", () => {
  const sinhala = "assets/noto-sans-sinhala-sinhala-wght-normal-1a2b.woff2";
  expect(isForeignFont(sinhala, "en")).toBe(true);
  expect(isForeignFont(sinhala, "si")).toBe(false);
  expect(isForeignFont("assets/instrument-sans-latin-wght-normal-1a2b.woff2", "ta")).toBe(false);
});
