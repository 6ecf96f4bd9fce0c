import { expect, it } from "vitest";
import { boardOrderOf } from "../../testing/board-orders.ts";
import { totalsOf } from "./order-totals.ts";

const unknown = { totalCount: null, totalMoney: null };
const orders = [boardOrderOf(1, { totalPrice: 500 }), boardOrderOf(2, { totalPrice: 700 })];

it("given that the shop knows the sum of all that match, then that stands under the list and not what is listed", () => {
  expect(totalsOf(orders, { totalCount: 312, totalMoney: 90_000 })).toEqual({
    words: "312 orders",
    money: 90_000,
  });
  expect(totalsOf(orders, { totalCount: 1, totalMoney: 500 }).words).toBe("1 order");
});

it("given that it is not known, then the sum is of what is listed so far, and says so", () => {
  expect(totalsOf(orders, unknown)).toEqual({ words: "2 orders so far", money: 1_200 });
  expect(totalsOf(orders.slice(1), { totalCount: 5, totalMoney: null })).toEqual({
    words: "1 order so far",
    money: 700,
  });
  expect(totalsOf([], unknown)).toEqual({ words: "0 orders so far", money: 0 });
});

it("given prices with cents, then the sum is exact", () => {
  const tenths = [0.1, 0.2, 0.7].map((totalPrice, at) => boardOrderOf(at + 1, { totalPrice }));
  expect(totalsOf(tenths, unknown).money).toBe(1);
});
