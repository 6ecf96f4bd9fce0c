import type { PlacedPiece } from "./layout/placed-piece.ts";
import type { RoomProduct } from "./room-items.ts";
import type { ShownPiece } from "./scene/models.ts";

/** Adds the model URLs to placed pieces. */
export const shownPieces = (
  placed: readonly PlacedPiece[],
  products: ReadonlyMap<string, RoomProduct>,
): readonly ShownPiece[] =>
  placed.map((each) => ({
    ...each,
    modelUrl: products.get(each.piece.key)?.modelUrl ?? null,
    material: products.get(each.piece.key)?.material ?? null,
  }));
