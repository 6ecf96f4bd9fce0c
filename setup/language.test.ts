import { expect, it } from "vitest";
import { endingOf, isForeignFont, languageOf } from "./language.ts";

it("a build has the language of its mode, or English", () => {
  expect(["si", "ta", "en", "production", "development"].map(languageOf)).toEqual([
    "si",
    "ta",
    "en",
    "en",
    "en",
  ]);
  expect([endingOf("en"), endingOf("ta")]).toEqual(["", ".ta"]);
});

it("fonts of a script are excluded from builds of other languages", () => {
  const sinhala = "assets/noto-sans-sinhala-sinhala-wght-normal-1a2b.woff2";
  expect(isForeignFont(sinhala, "en")).toBe(true);
  expect(isForeignFont(sinhala, "si")).toBe(false);
  expect(isForeignFont("assets/instrument-sans-latin-wght-normal-1a2b.woff2", "ta")).toBe(false);
});
