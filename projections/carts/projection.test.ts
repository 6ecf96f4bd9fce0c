import { describe, expect, it } from "vitest";
import type { CartEvent } from "#domain/cart/events.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { added } from "../../testing/shop.ts";
import { cartsProjection } from "./projection.ts";

const ann = (event: CartEvent): GivenEvent => ["cart-ann", event];
const cart = (...events: readonly CartEvent[]) =>
  documentsOf(cartsProjection, recorded(...events.map(ann))).get("ann");

const line = (productId: string, quantity: number, priceCents = 100_000) => ({
  productId,
  quantity,
  priceCents,
});

describe("the cart document", () => {
  it("lists items in the order they were added", () => {
    expect(cart(added("lamp", 1), added("chair", 2))).toEqual({
      id: "ann",
      lines: [line("lamp", 1), line("chair", 2)],
      room: null,
    });
  });

  it("adds up units of one product, at the first price", () => {
    expect(cart(added("chair", 2, 90_000), added("chair", 3))?.lines).toEqual([
      line("chair", 5, 90_000),
    ]);
  });

  it("follows changed quantities and removals", () => {
    const lines = cart(
      added("lamp", 1),
      added("chair", 2),
      { type: "CartItemQuantityChanged", data: { productId: "chair", quantity: 9 } },
      { type: "CartItemRemoved", data: { productId: "lamp" } },
    )?.lines;
    expect(lines).toEqual([line("chair", 9)]);
  });

  it("keeps what a checkout did not order", () => {
    const lines = cart(added("lamp", 1), added("chair", 5), {
      type: "CartCheckedOut",
      data: {
        orderId: "o1",
        lines: [
          { productId: "chair", quantity: 2 },
          { productId: "lamp", quantity: 3 },
        ],
      },
    })?.lines;
    expect(lines).toEqual([line("chair", 3)]);
  });

  it("keeps the latest room arrangement when items are added or removed", () => {
    const room = { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [] };
    const arranged = { type: "RoomArranged", data: room } as const;
    const wider = { type: "RoomArranged", data: { ...room, widthCm: 500 } } as const;
    expect(cart(arranged)).toEqual({ id: "ann", lines: [], room });
    expect(cart(added("lamp", 1), arranged, wider, added("chair", 1))?.room?.widthCm).toBe(500);
  });

  it("is empty, not deleted, after the last item was removed", () => {
    const removed = { type: "CartItemRemoved", data: { productId: "lamp" } } as const;
    expect(cart(added("lamp", 1), removed)).toEqual({ id: "ann", lines: [], room: null });
  });

  it("belongs to its shopper", () => {
    const events = recorded(ann(added("lamp", 1)), ["cart-ben", added("chair", 1)]);
    expect(documentsOf(cartsProjection, events).get("ben")?.lines).toEqual([line("chair", 1)]);
  });

  it("ignores other streams", () => {
    const events = recorded(["stock-ann", { type: "StockReceived", data: { quantity: 1 } }]);
    expect(events.map((event) => cartsProjection.key(event))).toEqual([null]);
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      cartsProjection,
      recorded(ann(added("lamp", 1)), ann(added("lamp", 2)), ann(added("chair", 1))),
    );
  });
});
