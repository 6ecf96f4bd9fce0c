import { roomLimits } from "../../../generated/shop.ts";
import type { RoomItem_ItemFragment } from "../../../generated/operations.ts";
import { standsOn } from "../../shared/product/stands-on.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";
import { pieceOf, type Piece } from "./layout/piece.ts";
import { keyOf } from "./saved/room-plan.ts";

/** A product that is still sold, as the room planner reads it. */
export type RoomProduct = NonNullable<RoomItem_ItemFragment["product"]> & {
  /** The material variant of its model; null for the default. */
  readonly material: string | null;
};

/** The pieces of a cart. */
export interface RoomItems {
  readonly pieces: readonly Piece[];
  /** By piece key. */
  readonly products: ReadonlyMap<string, RoomProduct>;
  /** Names of products without a known size. */
  readonly unsized: readonly string[];
  /** Number of pieces beyond the room's limit. */
  readonly tooMany: number;
}

/**
 * Turns each unit of a cart into a piece: three stools are three pieces. Products that are no
 * longer sold are skipped.
 */
export function roomItemsOf(items: readonly RoomItem_ItemFragment[]): RoomItems {
  const all: { readonly piece: Piece; readonly product: RoomProduct }[] = [];
  const unsized: string[] = [];
  for (const { productId, quantity, product, variant } of items) {
    if (!product) continue;
    const { size } = product;
    const material = variant?.material ?? null;
    const name = nameWithOptions(product.name, variant?.values ?? []);
    if (!size) {
      unsized.push(name);
      continue;
    }
    const placement = standsOn(product.placement);
    for (let copy = 1; copy <= quantity; copy++) {
      const which = quantity > 1 ? `${name} ${copy}` : name;
      const { kind, ...rest } = pieceOf(keyOf(productId, copy), { ...size, name, placement });
      all.push({ piece: { ...rest, kind, name: which }, product: { ...product, material } });
    }
  }
  const held = all.slice(0, roomLimits.pieces);
  return {
    pieces: held.map(({ piece }) => piece),
    products: new Map(held.map(({ piece, product }) => [piece.key, product])),
    unsized,
    tooMany: all.length - held.length,
  };
}
