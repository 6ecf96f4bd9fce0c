import { expect, it } from "vitest";
import { normalForm } from "./normal-form.ts";

it("is Unicode's own for the writing of any language", () => {
  for (const text of ["Jose\u0301", "\u0bc6\u0bbe", "ශ්‍රී ලංකා", "\u1e9b\u0323", "q\u0307\u0323"]) {
    for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) {
      expect(normalForm(text, form)).toBe(text.normalize(form));
    }
  }
});

it("keeps thirty marks of a letter", () => {
  const letter = `a${"\u0301".repeat(40)}b`;
  expect(normalForm(letter, "NFD")).toBe(`a${"\u0301".repeat(30)}b`);
});
