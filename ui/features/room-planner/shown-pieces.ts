import type { PlacedPiece } from "./layout/placed-piece.ts";
import type { RoomProduct } from "./room-items.ts";
import type { ShownPiece } from "./scene/models.ts";

/** Adds the model URLs to placed pieces. */
export const shownPieces = (
  standing: readonly PlacedPiece[],
  products: ReadonlyMap<string, RoomProduct>,
): readonly ShownPiece[] =>
  standing.map((each) => ({
    ...each,
    modelUrl: products.get(each.piece.key)?.modelUrl ?? null,
  }));
