import fc from "fast-check";
import { expect, it } from "vitest";
import { fastestOf } from "../../testing/fastest-of.ts";
import { limits } from "../constants.ts";
import { isEmail, normalEmail, readableEmail } from "./email.ts";

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
])("%j is refused", (text) => expect(isEmail(text)).toBe(false));

it.each([
  "r&d@firm.lk",
  "user/dept@x.lk",
  "#info@x.lk",
  "a.b.@docomo.ne.jp",
  "kamal@\u0dbd\u0d82\u0d9a\u0dcf.\u0dbd\u0d82\u0d9a\u0dcf",
  "kamal@xn--fzc2c9e2c.xn--fzc2c9e2c",
  "\u0da2\u0dca\u200d\u0dba@x.lk",
  "\u043f\u043e\u0447\u0442\u0430@\u043f\u043e\u0447\u0442\u0430.\u0440\u0444",
])("%j is a valid address", (text) => expect(isEmail(text)).toBe(true));

it.each([
  ["a Cyrillic letter among Latin ones", "\u0430dmin@nivasa.lk"],
  ["the same in the domain", "a@\u0430pple.test"],
  ["the same as punycode", "a@xn--pple-43d.test"],
  ["Cyrillic letters that all look Latin", "a@\u0430\u0440\u0440\u04cf\u0435.test"],
  ["Greek among Latin", "a@g\u03bfogle.test"],
  ["no domain that mail can reach", "a@x..test"],
  ["a dot at its end", "a@x.test."],
  ["a dash at the edge of a label", "a@-x.test"],
  ["a path", "a@x.test/evil"],
  ["a port", "a@x.test:80"],
  ["a control character", "a\u0000b@x.test"],
  ["a sign of no width", "a\u200b@x.test"],
  ["a second address", "a@x.test,b"],
])("an address with %s is refused", (_what, text) => expect(isEmail(text)).toBe(false));

it.each([
  ["k@m\u00fcnchen.de", "k@xn--mnchen-3ya.de"],
  ["k@mu\u0308nchen.de", "k@xn--mnchen-3ya.de"],
  ["K@XN--MNCHEN-3YA.de ", "k@xn--mnchen-3ya.de"],
  ["Jose\u0301@x.lk", "jos\u00e9@x.lk"],
  ["\uff4b\uff20x\uff0elk", "k@x.lk"],
  // A presentation form that normalizes to a space and a mark.
  ["\ufe74k@x.lk", "\u064dk@x.lk"],
])("%j is the mailbox %s", (typed, mailbox) => expect(normalEmail(typed)).toBe(mailbox));

it("a mailbox is normalised idempotently, and stays readable", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      expect(normalEmail(normalEmail(text))).toBe(normalEmail(text));
    }),
  );
  expect(readableEmail("k@xn--mnchen-3ya.de")).toBe("k@m\u00fcnchen.de");
  expect(readableEmail("kamal@xn--fzc2c9e2c.xn--fzc2c9e2c")).toBe(
    "kamal@\u0dbd\u0d82\u0d9a\u0dcf.\u0dbd\u0d82\u0d9a\u0dcf",
  );
});

it("is limited to an exact length", () => {
  const ofLength = (length: number) => `${"a".repeat(length - 5)}@b.lk`;
  expect(isEmail(ofLength(limits.email))).toBe(true);
  expect(isEmail(ofLength(limits.email + 1))).toBe(false);
});

it("is validated quickly for any input", async () => {
  const long = fc.string({ unit: fc.constantFrom("a", "@", ".", " "), maxLength: 50_000 });
  await fc.assert(
    fc.asyncProperty(long, async (text) => {
      expect(await fastestOf(() => isEmail(text))).toBeLessThan(100);
    }),
    { numRuns: 50 },
  );
});
