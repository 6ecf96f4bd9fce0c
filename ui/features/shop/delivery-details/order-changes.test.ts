import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderChanges, seenOrder, withLinesOf } from "./order-changes.ts";

interface Line {
  price?: number;
  quantity?: number;
}

const order = (lines: Readonly<Record<string, Line>>, { fee = 500, total = 0 } = {}) => {
  const items = Object.entries(lines).map(([productId, { price = 1_000, quantity = 1 }]) => ({
    productId,
    quantity,
    product: { name: productId, price },
    variant: null,
  }));
  const sum = items.reduce((all, { product, quantity }) => all + product.price * quantity, fee);
  return seenOrder({ items, deliveryFee: fee, total: total || sum });
};

describe("the changes of an order since it was seen", () => {
  it.each([
    [
      "a price that rises",
      { chair: { price: 1_500 } },
      {},
      "chair: Rs. 1,500.00 each, was Rs. 1,000.00",
    ],
    [
      "a price that falls",
      { chair: { price: 900 } },
      {},
      "chair: Rs. 900.00 each, was Rs. 1,000.00",
    ],
    ["a quantity", { chair: { quantity: 3 } }, {}, "chair: now 3, was 1"],
    ["an item that another tab adds", { chair: {}, lamp: { quantity: 2 } }, {}, "Added: lamp × 2"],
    ["the delivery fee", { chair: {} }, { fee: 700 }, "Delivery: Rs. 700.00, was Rs. 500.00"],
    [
      "stock, where an item is no longer counted",
      { chair: {} },
      { total: 500 },
      "The stock of your items has changed.",
    ],
  ])("name %s", (_what, lines, more, text) => {
    expect(orderChanges(order({ chair: {} }), order(lines, more))).toEqual([text]);
  });

  it("name an item that is gone", () => {
    expect(orderChanges(order({ chair: {}, lamp: {} }), order({ chair: {} }))).toEqual([
      "Removed: lamp",
    ]);
  });

  it("are empty exactly if the orders are equal", () => {
    const orders = fc.dictionary(
      fc.constantFrom("chair", "lamp", "mat"),
      fc.record({
        price: fc.integer({ min: 1, max: 4 }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
    );
    fc.assert(
      fc.property(orders, orders, fc.integer({ min: 1, max: 2 }), (one, other, fee) => {
        const changes = orderChanges(order(one, { fee: 1 }), order(other, { fee }));
        const sorted = (lines: typeof one) =>
          JSON.stringify(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
        expect(changes.length === 0).toBe(sorted(one) === sorted(other) && fee === 1);
      }),
    );
  });
});

describe("an order from the cache", () => {
  it("takes the lines of the shop's first answer, which the shopper has changed elsewhere", () => {
    const answered = order({ chair: { quantity: 2 }, lamp: {} });
    const seen = withLinesOf(order({ chair: {}, mat: {} }), answered);
    expect(orderChanges(seen, answered)).toEqual([]);
    expect(seen.total).toBe(answered.total);
  });

  it("keeps the prices and the fee that the previous page showed", () => {
    const answered = order({ chair: { price: 1_500, quantity: 2 } }, { fee: 600 });
    const seen = withLinesOf(order({ chair: {} }), answered);
    expect(seen.total).toBe(2_500);
    expect(orderChanges(seen, answered)).toEqual([
      "chair: Rs. 1,500.00 each, was Rs. 1,000.00",
      "Delivery: Rs. 600.00, was Rs. 500.00",
    ]);
  });
});
