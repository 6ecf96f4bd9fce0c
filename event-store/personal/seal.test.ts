import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isSealed, keyBytes, open, seal } from "./seal.ts";

const place = "order-1 OrderSubmitted shippingAddress";

it("opens what was sealed with the same key for the same place", () => {
  const key = randomBytes(keyBytes);
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const sealed = seal(value, key, place);
      expect(isSealed(sealed)).toBe(true);
      // JSON has no negative zero.
      expect(open(sealed, key, place)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("never seals a value the same way twice", () => {
  const key = randomBytes(keyBytes);
  expect(seal("Ann", key, place)).not.toEqual(seal("Ann", key, place));
});

it("opens nothing with another key, at another place, or after a change", () => {
  const key = randomBytes(keyBytes);
  const { $sealed } = seal({ city: "Kandy" }, key, place);
  expect(open({ $sealed }, randomBytes(keyBytes), place)).toBeUndefined();
  expect(open({ $sealed }, key, `${place}2`)).toBeUndefined();
  const bytes = Buffer.from($sealed, "base64url");
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open({ $sealed: changed.toString("base64url") }, key, place)).toBeUndefined();
    const shorter = bytes.subarray(0, at).toString("base64url");
    expect(open({ $sealed: shorter }, key, place)).toBeUndefined();
  }
});

it("is recognized by its one text", () => {
  for (const value of [null, undefined, "text", 5, {}, [], { $sealed: 5 }, { sealed: "x" }]) {
    expect(isSealed(value)).toBe(false);
  }
  expect(isSealed({ $sealed: "x" })).toBe(true);
});
