import { vi } from "vitest";
import { pieceOf, type Piece } from "../features/shop/room-planner/layout/piece.ts";
import { stubMatchMedia } from "./browser.ts";

/** A size in centimetres. */
export const sizeOf = (widthCm: number, depthCm: number, heightCm: number) => ({
  __typename: "ProductSize" as const,
  widthCm,
  depthCm,
  heightCm,
});

/** An item in a room; sizes in centimetres. */
export const pieceSized = (
  name: string,
  widthCm: number,
  depthCm: number,
  heightCm: number,
  placement: "floor" | "table" | "wall" = "floor",
): Piece => pieceOf(name.toLowerCase(), { name, placement, widthCm, depthCm, heightCm });

/** A cart line as the room planner reads it; without a size if it is unknown. */
export const roomItemOf = (
  name: string,
  size: ReturnType<typeof sizeOf> | null,
  change: { quantity?: number; price?: number; placement?: "FLOOR" | "TABLE" | "WALL" } = {},
) => {
  const id = name.toLowerCase().replaceAll(" ", "-");
  const { quantity = 1, price = 1_000, placement = "FLOOR" } = change;
  return {
    __typename: "CartItem" as const,
    id: `line-${id}`,
    productId: id,
    quantity,
    variant: { __typename: "Variant" as const, id, values: [] as string[], material: null },
    product: {
      __typename: "Product" as const,
      id,
      variantId: id,
      name,
      price,
      modelUrl: null,
      placement,
      size,
      image: `/${id}.png`,
      category: "Furnitures" as const,
    },
  };
};

export const sofaItem = roomItemOf("Sofa", sizeOf(196, 88, 92), { price: 190_000 });
export const lampItem = roomItemOf("Floor Lamp", sizeOf(66, 60, 150), { price: 22_500 });

/** The default room, before the user enters a size. */
export const emptyRoom = { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [] } as const;

/** A browser without 3D, in which no media query matches. */
export const browserWithout3d = (): void => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  stubMatchMedia();
};
