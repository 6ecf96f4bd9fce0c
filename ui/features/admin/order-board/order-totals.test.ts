import { expect, it } from "vitest";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { totalsOf } from "./order-totals.ts";

const unknown = { totalCount: null, totalMoney: null };
const orders = [boardOrderOf(1, { totalPrice: 500 }), boardOrderOf(2, { totalPrice: 700 })];

it("shows the shop's total of all matching orders if it is known", () => {
  expect(totalsOf(orders, { totalCount: 312, totalMoney: 90_000 })).toEqual({
    words: "312 orders",
    money: 90_000,
  });
  expect(totalsOf(orders, { totalCount: 1, totalMoney: 500 }).words).toBe("1 order");
});

it("otherwise shows the total of the loaded orders, and marks it as such", () => {
  expect(totalsOf(orders, unknown)).toEqual({ words: "2 orders so far", money: 1_200 });
  expect(totalsOf(orders.slice(1), { totalCount: 5, totalMoney: null })).toEqual({
    words: "1 order so far",
    money: 700,
  });
  expect(totalsOf([], unknown)).toEqual({ words: "0 orders so far", money: 0 });
});

it("is exact for prices with cents", () => {
  const tenths = [0.1, 0.2, 0.7].map((totalPrice, at) => boardOrderOf(at + 1, { totalPrice }));
  expect(totalsOf(tenths, unknown).money).toBe(1);
});
