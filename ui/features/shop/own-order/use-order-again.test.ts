import { describe, expect, it } from "vitest";
import { ownOrderOf, placedAt } from "../../../testing/own-orders.ts";
import { outcomeOf, resultOf, type Outcome } from "./use-order-again.ts";

const [kettle] = ownOrderOf().items;
if (!kettle) throw new Error("The order is empty");
const two = { ...kettle, quantity: 2 };

type Answer = Parameters<typeof outcomeOf>[2];

/** The cart contains the kettle, at this price; null if it is no longer sold. */
const inCartAt = (price: number | null): Answer =>
  ({
    __typename: "CartChanged",
    cart: { items: [{ productId: two.productId, product: price === null ? null : { price } }] },
  }) as unknown as Answer;

const refused = (
  __typename: string,
  message: string,
  lines: readonly { productId: string; available: number }[] = [],
): Answer => ({ __typename, code: "NOT_FOUND", message, lines }) as unknown as Answer;

describe("an item that is ordered again", () => {
  it("is in the cart, with a note about a changed price", () => {
    expect(outcomeOf(two, placedAt, inCartAt(9_850))).toEqual({ added: 2, note: null });
    expect(outcomeOf(two, placedAt, inCartAt(10_350)).note).toBe(
      "Uva Kettle costs Rs. 500.00 more than on 20/11/2026.",
    );
    expect(outcomeOf(two, placedAt, inCartAt(9_000)).note).toBe(
      "Uva Kettle costs Rs. 850.00 less than on 20/11/2026.",
    );
    expect(outcomeOf(two, placedAt, inCartAt(null))).toEqual({ added: 2, note: null });
  });

  it("has a note if fewer units are left", () => {
    const message = "Only 1 of Uva Kettle left.";
    const shortage = refused("StockShortage", message, [
      { productId: two.productId, available: 1 },
    ]);
    expect(outcomeOf(two, placedAt, shortage)).toEqual({ added: 0, note: message, short: 1 });
  });

  it("has a note if it is no longer sold, and asks to retry without an answer", () => {
    expect(outcomeOf(two, placedAt, refused("NotFound", "Product not found."))).toEqual({
      added: 0,
      note: "Uva Kettle is no longer sold.",
    });
    expect(outcomeOf(two, placedAt, undefined).note).toBe(
      "Uva Kettle: Error adding to cart. Try again.",
    );
  });
});

describe("an order that is added to the cart again", () => {
  const of = (...outcomes: Outcome[]) => {
    const { complete, words } = resultOf([two, kettle], outcomes);
    return [complete, words];
  };

  it("shows how much of it was added", () => {
    const none = { added: 0, note: "Gone." };
    expect(of({ added: 2, note: null }, { added: 1, note: null })).toEqual([
      true,
      "The 3 items are in your cart again.",
    ]);
    expect(of({ added: 2, note: null }, none)).toEqual([
      false,
      "2 of 3 items are in your cart again.",
    ]);
    expect(of(none, none)).toEqual([false, "None of these items is available right now."]);
    expect(resultOf([kettle], [{ added: 1, note: null }]).words).toBe(
      "The item is in your cart again.",
    );
  });
});
