import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { added } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import { cartDecider } from "./decider.ts";
import type { CartEvent } from "./events.ts";

const { given } = scenarioOf(cartDecider);

const offer = (available = 1000, priceCents = 100_000) => ({
  name: "Teak chair",
  priceCents,
  available,
});
const add = (quantity: number, available?: number) =>
  ({ type: "AddItem", productId: "chair", quantity, offer: offer(available) }) as const;
const change = (quantity: number, available?: number) =>
  ({ type: "ChangeQuantity", productId: "chair", quantity, offer: offer(available) }) as const;
const checkedOut = (
  orderId: string,
  ...lines: readonly { productId: string; quantity: number }[]
): CartEvent => ({ type: "CartCheckedOut", data: { orderId, lines } });

const many = (count: number): readonly CartEvent[] =>
  Array.from({ length: count }, (_, index) => added(`product-${index}`, 1));

const notQuantities = [0, -1, 0.5, NaN, 1e400];

describe("adding to the cart", () => {
  it("keeps the price of that moment", () => {
    given()
      .when({ ...add(2), offer: offer(5, 123_450) })
      .then(added("chair", 2, 123_450));
  });

  it("adds to an existing line, at its first price", () => {
    const { state } = given(added("chair", 2, 90_000))
      .when(add(3))
      .then(added("chair", 3));
    expect(state.lines).toEqual([{ productId: "chair", quantity: 5, priceCents: 90_000 }]);
  });

  it.each(notQuantities)("refuses %d units", (quantity) => {
    given()
      .when(add(quantity))
      .thenRefused({
        code: "INVALID_INPUT",
        message: "Please enter a whole number from 1 to 99",
        fields: [{ field: "quantity", message: "Please enter a whole number from 1 to 99" }],
      });
  });

  it("accepts 99 units", () => {
    given().when(add(99)).then(added("chair", 99));
    given(added("chair", 98)).when(add(1)).then(added("chair", 1));
  });

  it("refuses the hundredth unit", () => {
    given().when(add(100)).thenRefused({ code: "INVALID_INPUT" });
    given(added("chair", 99)).when(add(1)).thenRefused({ code: "INVALID_INPUT" });
  });

  it("accepts the last unit in stock", () => {
    given(added("chair", 2)).when(add(1, 3)).then(added("chair", 1));
  });

  it("refuses more than the stock, counting what the cart already holds", () => {
    given(added("chair", 2))
      .when(add(2, 3))
      .thenRefused({
        code: "STOCK_SHORTAGE",
        message: "Only 3 of Teak chair left.",
        lines: [{ productId: "chair", name: "Teak chair", requested: 4, available: 3 }],
      });
  });

  it("refuses a product out of stock", () => {
    given().when(add(1, 0)).thenRefused({ message: "Teak chair is out of stock." });
  });

  it("refuses a product that is not on sale", () => {
    given()
      .when({ ...add(1), offer: null })
      .thenRefused({ code: "NOT_FOUND", message: "Product not found." });
  });

  it("accepts a fiftieth product and refuses the next", () => {
    given(...many(limits.cartLines - 1))
      .when(add(1))
      .then(added("chair", 1));
    given(...many(limits.cartLines))
      .when(add(1))
      .thenRefused({
        code: "INVALID_INPUT",
        message: "A cart holds at most 50 different products",
        fields: [{ field: "productId", message: "A cart holds at most 50 different products" }],
      });
  });

  it("accepts more of a product that a full cart already holds", () => {
    given(...many(limits.cartLines))
      .when({ ...add(1), productId: "product-7" })
      .then(added("product-7", 1));
  });
});

describe("changing a quantity", () => {
  it("replaces the previous quantity", () => {
    const { state } = given(added("chair", 2), added("lamp", 1))
      .when(change(7))
      .then({ type: "CartItemQuantityChanged", data: { productId: "chair", quantity: 7 } });
    expect(state.lines.map(({ quantity }) => quantity)).toEqual([7, 1]);
  });

  it("stores nothing if the quantity is the same", () => {
    given(added("chair", 2)).when(change(2)).then();
  });

  it("happens once", () => {
    given(added("chair", 2)).when(change(3)).thenOnceOnly();
  });

  it.each([...notQuantities, 100])("refuses %d units", (quantity) => {
    given(added("chair", 2)).when(change(quantity)).thenRefused({ code: "INVALID_INPUT" });
  });

  it("accepts the whole stock, and refuses one more", () => {
    given(added("chair", 2))
      .when(change(5, 5))
      .then({ type: "CartItemQuantityChanged", data: { productId: "chair", quantity: 5 } });
    given(added("chair", 2)).when(change(6, 5)).thenRefused({ code: "STOCK_SHORTAGE" });
  });

  it("refuses to keep a quantity that is no longer in stock", () => {
    given(added("chair", 5)).when(change(5, 4)).thenRefused({ code: "STOCK_SHORTAGE" });
  });

  it("refuses a product that is not in the cart or no longer on sale", () => {
    given().when(change(1)).thenRefused({ code: "NOT_FOUND" });
    given(added("chair", 2))
      .when({ ...change(1), offer: null })
      .thenRefused({ code: "NOT_FOUND" });
  });
});

describe("removing from the cart", () => {
  const remove = { type: "RemoveItem", productId: "chair" } as const;
  const removed: CartEvent = { type: "CartItemRemoved", data: { productId: "chair" } };

  it("removes the product, on sale or not", () => {
    const { state } = given(added("chair", 2), added("lamp", 1)).when(remove).then(removed);
    expect(state.lines.map(({ productId }) => productId)).toEqual(["lamp"]);
  });

  it("refuses what is not in the cart", () => {
    given().when(remove).thenRefused({ code: "NOT_FOUND" });
    given(added("chair", 2), removed).when(remove).thenRefused({ code: "NOT_FOUND" });
  });
});

describe("checking out", () => {
  const lines = [{ productId: "chair", quantity: 2 }];
  const checkOut = { type: "CheckOut", orderId: "o1", lines } as const;

  it("removes what was ordered from the cart", () => {
    const { state } = given(added("chair", 2), added("lamp", 1))
      .when(checkOut)
      .then(checkedOut("o1", ...lines));
    expect(state.lines.map(({ productId }) => productId)).toEqual(["lamp"]);
  });

  it("keeps what was added meanwhile", () => {
    const { state } = given(added("chair", 5))
      .when(checkOut)
      .then(checkedOut("o1", ...lines));
    expect(state.lines).toMatchObject([{ productId: "chair", quantity: 3 }]);
  });

  it("is recorded even if the cart holds none of it", () => {
    const { state } = given(added("chair", 1))
      .when(checkOut)
      .then(checkedOut("o1", ...lines));
    expect(state.lines).toEqual([]);
  });

  it("happens once per order, also if the cart is filled again", () => {
    given(added("chair", 2)).when(checkOut).thenOnceOnly();
    given(added("chair", 2), checkedOut("o1", ...lines), added("chair", 2))
      .when(checkOut)
      .then();
  });

  it("happens for the next order", () => {
    given(added("chair", 4), checkedOut("o1", ...lines))
      .when({ ...checkOut, orderId: "o2" })
      .then(checkedOut("o2", ...lines));
  });
});
