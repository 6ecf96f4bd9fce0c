import { hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { createPasswordHasher, HasherBusy, standardHashCost } from "#accounts/password-hasher.ts";

const hasher = createPasswordHasher(standardHashCost);

it("accepts the right password, and no other", async () => {
  const hash = await hasher.hash("a good password");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hash, "a good password")).toBe(true);
  expect(await hasher.verify(hash, "a good password ")).toBe(false);
});

it.each([
  ["Caf\u00e9 12345", "Cafe\u0301 12345"],
  ["\u0b95\u0bca 12345", "\u0b95\u0bc6\u0bbe 12345"],
])(
  "accepts a password in every Unicode form, also one that was hashed as typed",
  async (one, other) => {
    for (const stored of [await hasher.hash(one), await hash(one), await hash(other)]) {
      expect(await hasher.verify(stored, one)).toBe(true);
      expect(await hasher.verify(stored, other)).toBe(true);
      expect(await hasher.verify(stored, `${one}!`)).toBe(false);
    }
  },
);

it("never accepts a password without a hash, not even the decoy's", async () => {
  expect(await hasher.verify(null, "no account has this password")).toBe(false);
});

it("works on two passwords at once, queues fifty, and refuses more immediately", async () => {
  let waiting = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      try {
        await hasher.verify(null, `${index}`);
        return "looked at";
      } catch (error) {
        waiting += 1;
        return error instanceof HasherBusy ? "busy" : String(error);
      }
    }),
  );
  expect(waiting).toBe(8);
  expect(outcomes.slice(0, 52)).toEqual(Array(52).fill("looked at"));
  expect(outcomes.slice(52)).toEqual(Array(8).fill("busy"));
  expect(await hasher.verify(null, "later")).toBe(false);
});
