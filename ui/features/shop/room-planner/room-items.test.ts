import { expect, it } from "vitest";
import type { RoomItem_ItemFragment } from "../../../generated/operations.ts";
import { roomItemsOf } from "./room-items.ts";
import { notesOf } from "./room-summary.ts";

const item = (
  productId: string,
  quantity: number,
  product: Partial<NonNullable<RoomItem_ItemFragment["product"]>> | null = {},
) =>
  ({
    id: productId,
    productId,
    quantity,
    product: product && {
      id: productId,
      name: productId,
      price: 10,
      modelUrl: null,
      placement: "FLOOR",
      size: { widthCm: 41.5, depthCm: 40, heightCm: 44 },
      ...product,
    },
  }) as RoomItem_ItemFragment;

it("makes one piece per unit, with sizes rounded up to whole centimetres", () => {
  const { pieces, products } = roomItemsOf([item("Stool", 2), item("Gone", 1, null)]);
  expect(pieces).toMatchObject([
    { key: "Stool.1", name: "Stool 1", width: 42, kind: "stool" },
    { key: "Stool.2", name: "Stool 2" },
  ]);
  expect(products.get("Stool.2")?.price).toBe(10);
});

it("lists products without a size, and counts pieces beyond the limit", () => {
  const items = roomItemsOf([item("Vase", 1, { size: null }), item("Stool", 26)]);
  expect(items.pieces).toHaveLength(24);
  expect(notesOf(items)).toEqual([
    "We don’t know the size of the Vase, so it isn’t drawn.",
    "A room holds 24 items, so 2 items from the cart are left out.",
  ]);
});
