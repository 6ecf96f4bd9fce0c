import fc from "fast-check";
import { expect, it } from "vitest";
import { quickestOf } from "../testing/quickest.ts";
import { limits } from "./constants.ts";
import { isEmail } from "./email.ts";

it.each(["ann@example.lk", "a.b+c@mail.example.lk", "  ann@example.lk ", "ආන්@උදා.ලංකා"])(
  "%j is an address",
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  "",
  "ann",
  "ann@",
  "@example.lk",
  "ann@example",
  "a b@c.lk",
  "a@b@c.lk",
  "ann@ex ample.lk",
])("%j is none", (text) => expect(isEmail(text)).toBe(false));

it("has a length that is taken to the letter", () => {
  const ofLength = (length: number) => `${"a".repeat(length - 5)}@b.lk`;
  expect(isEmail(ofLength(limits.email))).toBe(true);
  expect(isEmail(ofLength(limits.email + 1))).toBe(false);
});

it("is answered in a moment for whatever is sent", async () => {
  const long = fc.string({ unit: fc.constantFrom("a", "@", ".", " "), maxLength: 50_000 });
  await fc.assert(
    fc.asyncProperty(long, async (text) => {
      expect(await quickestOf(() => isEmail(text))).toBeLessThan(100);
    }),
    { numRuns: 50 },
  );
});
