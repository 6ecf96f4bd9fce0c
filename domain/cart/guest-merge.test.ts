import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { added } from "../../testing/shop.ts";
import { limits } from "../constants.ts";
import { messages } from "../messages.ts";
import { cartDecider } from "./decider.ts";
import type { CartEvent } from "./events.ts";

const { given } = scenarioOf(cartDecider);

const wanted = (productId: string, quantity: number, available: number | null = 100) => ({
  productId,
  quantity,
  offer: available === null ? null : { name: "Teak chair", priceCents: 100_000, available },
});
const merge = (...lines: readonly ReturnType<typeof wanted>[]) =>
  ({ type: "MergeGuestCart", mergeId: "m1", lines }) as const;
const merged = (...pieces: readonly (readonly [string, number])[]): CartEvent => ({
  type: "GuestCartMerged",
  data: {
    mergeId: "m1",
    lines: pieces.map(([productId, quantity]) => ({ productId, quantity, priceCents: 100_000 })),
  },
});
const undo = { type: "UndoGuestCartMerge", mergeId: "m1" } as const;
const undone = (...pieces: readonly (readonly [string, number])[]): CartEvent => ({
  type: "GuestCartMergeUndone",
  data: {
    mergeId: "m1",
    lines: pieces.map(([productId, quantity]) => ({ productId, quantity })),
  },
});

describe("merging a guest cart", () => {
  it("adds to what the cart holds", () => {
    const { state } = given(added("chair", 2))
      .when(merge(wanted("chair", 3), wanted("lamp", 1)))
      .then(merged(["chair", 3], ["lamp", 1]));
    expect(state.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ["chair", 5],
      ["lamp", 1],
    ]);
  });

  it.each([
    [
      "up to the stock, including what the cart has already",
      added("chair", 2),
      wanted("chair", 5, 4),
      2,
    ],
    ["no more than a line holds", added("chair", 90), wanted("chair", 20, 1000), 9],
  ])("accepts %s", (_what, before, line, taken) => {
    given(before)
      .when(merge(line))
      .then(merged(["chair", taken]));
  });

  it.each([
    ["is not sold", wanted("boat", 1, null)],
    ["is out of stock", wanted("boat", 1, 0)],
  ])("skips what %s", (_what, line) => {
    given()
      .when(merge(line, wanted("chair", 1)))
      .then(merged(["chair", 1]));
    given().when(merge(line)).then();
  });

  it("adds no more products than a cart holds, and adds to existing lines", () => {
    const full = Array.from({ length: limits.cartLines }, (_, index) => added(`p${index}`, 1));
    given(...full)
      .when(merge(wanted("chair", 1), wanted("p3", 1)))
      .then(merged(["p3", 1]));
  });

  it("happens once", () => {
    given(added("chair", 1))
      .when(merge(wanted("chair", 1)))
      .thenOnceOnly();
  });

  it.each([
    ["nothing", []],
    ["more products than a cart holds", Array.from({ length: 51 }, (_, i) => wanted(`p${i}`, 1))],
    ["a product twice", [wanted("chair", 1), wanted("chair", 2)]],
    ["no number of pieces", [wanted("chair", 0.5)]],
    ["too many pieces", [wanted("chair", 100, 1000)]],
  ])("is refused with %s", (_what, lines) => {
    given()
      .when(merge(...lines))
      .thenRefused({ code: "INVALID_INPUT" });
  });
});

describe("undoing a merge", () => {
  it("removes exactly what it added", () => {
    const { state } = given(added("chair", 2), merged(["chair", 3], ["lamp", 1]))
      .when(undo)
      .then(undone(["chair", 3], ["lamp", 1]));
    expect(state.lines).toEqual([{ productId: "chair", quantity: 2, priceCents: 100_000 }]);
  });

  it("removes no more than is still in the cart", () => {
    given(
      merged(["chair", 3], ["lamp", 1]),
      { type: "CartItemQuantityChanged", data: { productId: "chair", quantity: 1 } },
      { type: "CartItemRemoved", data: { productId: "lamp" } },
    )
      .when(undo)
      .then(undone(["chair", 1]));
  });

  it("is refused once an order took some of it, and the cart keeps the rest", () => {
    const ordered = (...ids: readonly string[]): CartEvent => ({
      type: "CartCheckedOut",
      data: { orderId: "o1", lines: ids.map((productId) => ({ productId, quantity: 3 })) },
    });
    given(merged(["chair", 3], ["lamp", 1]), ordered("chair"))
      .when(undo)
      .thenRefused({ code: "NOT_FOUND", message: messages.cart.mergeOrdered });
    given(added("rug", 3), merged(["chair", 3]), ordered("rug"))
      .when(undo)
      .then(undone(["chair", 3]));
    given(merged(["chair", 3]), undone(["chair", 3]), ordered("chair"))
      .when(undo)
      .then();
  });

  it("happens once, and the same command does not merge again", () => {
    given(merged(["chair", 3]))
      .when(undo)
      .thenOnceOnly();
    given(merged(["chair", 3]), undone(["chair", 3]))
      .when(merge(wanted("chair", 3)))
      .then();
  });

  it("is refused if the cart has no record of the merge", () => {
    given(added("chair", 1)).when(undo).thenRefused({ code: "NOT_FOUND" });
    const others = Array.from({ length: 8 }, (_, index) => ({
      type: "GuestCartMerged" as const,
      data: { mergeId: `later-${index}`, lines: [] },
    }));
    given(merged(["chair", 1]), ...others)
      .when(undo)
      .thenRefused({ code: "NOT_FOUND" });
  });
});
