import { expect, it } from "vitest";
import { secretTokens, sixDigitCodes } from "#accounts/tokens.ts";

it("creates different tokens of 256 bits", () => {
  const tokens = Array.from({ length: 100 }, () => secretTokens.create());
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
});

it("creates codes of six digits, with leading zeros", () => {
  const codes = Array.from({ length: 2000 }, () => sixDigitCodes.create());
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith("0"))).toBe(true);
});

it("digests a code with its salt and its context", () => {
  const digest = sixDigitCodes.digest("123456", "salt", "ann");
  expect(sixDigitCodes.digest("123456", "salt", "ann")).toBe(digest);
  expect(sixDigitCodes.digest("123457", "salt", "ann")).not.toBe(digest);
  expect(sixDigitCodes.digest("123456", "pepper", "ann")).not.toBe(digest);
  expect(sixDigitCodes.digest("123456", "salt", "ben")).not.toBe(digest);
});
