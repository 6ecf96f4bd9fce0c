import fc from "fast-check";
import { expect, it } from "vitest";
import { followedIds } from "../stock-updates.ts";
import { wholeNumber } from "./use-stock-command.ts";

it("a count of pieces is read as it was typed, with or without thousands set apart", () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), (count) => {
      expect(wholeNumber(String(count))).toBe(count);
      expect(wholeNumber(` ${count.toLocaleString("en")} `)).toBe(count);
    }),
  );
});

it.each(["", " ", "12.5", "-3", "3e4", "0x10", "twelve", "12345678", "∞"])(
  "%j is no count of pieces",
  (typed) => {
    expect(wholeNumber(typed)).toBeNull();
  },
);

it("products are followed by name up to a hundred, in one order, and all together beyond", () => {
  const ids = Array.from({ length: 100 }, (_, at) => `p-${100 - at}`);
  expect(followedIds(["sofa", "kettle"])).toEqual(["kettle", "sofa"]);
  expect(followedIds(ids)).toEqual(ids.toSorted());
  expect(followedIds([...ids, "one-more"])).toBeNull();
});
