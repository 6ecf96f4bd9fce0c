import fc from "fast-check";
import { expect, it } from "vitest";
import { followedIds } from "../../shared/product/stock-updates.ts";
import { wholeNumber } from "./stock-form.tsx";

it("a number of units is parsed with or without thousands separators", () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), (count) => {
      expect(wholeNumber(String(count))).toBe(count);
      expect(wholeNumber(` ${count.toLocaleString("en")} `)).toBe(count);
    }),
  );
});

it.each(["", " ", "12.5", "-3", "3e4", "0x10", "twelve", "12345678", "∞"])(
  "%j is not a number of units",
  (typed) => {
    expect(wholeNumber(typed)).toBeNull();
  },
);

it("up to a hundred products are followed by sorted id, more by following all", () => {
  const ids = Array.from({ length: 100 }, (_, at) => `p-${100 - at}`);
  expect(followedIds(["sofa", "kettle"])).toEqual(["kettle", "sofa"]);
  expect(followedIds(ids)).toEqual(ids.toSorted());
  expect(followedIds([...ids, "one-more"])).toBeNull();
});
