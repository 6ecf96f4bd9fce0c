import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../../../../generated/shop.ts";
import {
  beginMerge,
  countOf,
  emptyGuestCart,
  parseGuestCart,
  putLine,
  removeLine,
  settleMerge,
  type GuestCart,
} from "./guest-cart.ts";

const line = (productId: string, quantity = 1) => ({ productId, quantity, priceWhenAdded: 1000 });
const ids = () => {
  let count = 0;
  return () => `id-${++count}`;
};
const cartOf = (...quantities: readonly number[]): GuestCart => {
  const newId = ids();
  return quantities.reduce(
    (cart, quantity, index) => putLine(cart, line(`p${index}`, quantity), newId) ?? cart,
    emptyGuestCart,
  );
};

describe("a visitor's cart", () => {
  it("holds each product once at its first price, and has one id", () => {
    const newId = ids();
    const first = putLine(emptyGuestCart, line("kettle", 2), newId) ?? emptyGuestCart;
    const second = putLine(first, { ...line("kettle", 5), priceWhenAdded: 2000 }, newId);
    expect(second).toEqual({ id: "id-1", lines: [line("kettle", 5)], merge: null });
  });

  it("accepts no more products than the maximum, and updates existing ones", () => {
    const full = cartOf(...Array.from({ length: limits.cartLines }, () => 1));
    expect(putLine(full, line("one more"), ids())).toBeNull();
    expect(countOf(putLine(full, line("p3", 4), ids()) ?? emptyGuestCart)).toBe(53);
  });

  it("is empty and has no id after the last product is removed", () => {
    expect(removeLine(cartOf(1), "p0")).toEqual(emptyGuestCart);
    expect(removeLine(cartOf(1, 2), "p0")).toMatchObject({ id: "id-1", lines: [line("p1", 2)] });
  });
});

describe("its merge into an account's cart", () => {
  it("starts under the cart's id, and leaves room for new items meanwhile", () => {
    const begun = beginMerge(cartOf(2));
    expect(begun).toEqual({ ...emptyGuestCart, merge: { id: "id-1", lines: [line("p0", 2)] } });
    const later = putLine(begun, line("p1"), () => "id-9") ?? begun;
    expect(beginMerge(later)).toEqual(later);
    expect(settleMerge(later, "id-1")).toEqual({ id: "id-9", lines: [line("p1")], merge: null });
  });

  it("ends with its own result, and not with that of another merge", () => {
    const begun = beginMerge(cartOf(2));
    expect(settleMerge(begun, "another")).toBe(begun);
    expect(settleMerge(begun, "id-1")).toEqual(emptyGuestCart);
  });

  it("never loses a unit and never sends one twice, in any sequence of actions", () => {
    const step = fc.oneof(
      fc.record({ put: fc.integer({ min: 1, max: 9 }) }),
      fc.constantFrom("begin" as const, "settle" as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const sent = new Map<string, number>();
        const newId = ids();
        let cart = emptyGuestCart;
        let gathered = 0;
        steps.forEach((each, index) => {
          if (each === "begin") {
            cart = beginMerge(cart);
            if (cart.merge) {
              const count = countOf(cart.merge);
              expect(sent.get(cart.merge.id) ?? count).toBe(count);
              sent.set(cart.merge.id, count);
            }
          } else if (each === "settle") cart = settleMerge(cart, cart.merge?.id ?? "");
          else {
            cart = putLine(cart, line(`p${index}`, each.put), newId) ?? cart;
            gathered += each.put;
          }
        });
        const arrived = [...sent.values()].reduce((sum, count) => sum + count, 0);
        expect(arrived + countOf(cart)).toBe(gathered);
      }),
    );
  });
});

describe("a stored cart", () => {
  it("is parsed from its own text", () => {
    const cart = putLine(beginMerge(cartOf(1, 2)), line("late"), () => "id-9");
    expect(parseGuestCart(JSON.stringify(cart))).toEqual(cart);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another thing", "[1]"],
    ["null", "null"],
    ["lines that are none", JSON.stringify({ id: "a", lines: [{ productId: 1 }, null], merge: 3 })],
    ["numbers that are none", JSON.stringify({ id: "a", lines: [line("p", 0), line("q", 100)] })],
  ])("is empty if storage holds %s", (_what, text) => {
    expect(parseGuestCart(text)).toEqual(emptyGuestCart);
  });
});
