import type { Piece } from "./piece.ts";
import { doorOf, overlap, type Box, type Room, type Turn } from "./room.ts";

/** The place of a piece: the back left corner of its footprint. */
export interface Place {
  readonly left: number;
  readonly back: number;
  /** Height above the floor. */
  readonly bottom: number;
  /** For hanging pieces it selects the wall: 0 is the back wall, 90 the left, 270 the right. */
  readonly turn: Turn;
  /** Key of the table that the piece is on. */
  readonly on?: string;
}

export interface PlacedPiece {
  readonly piece: Piece;
  readonly place: Place;
}

/** The floor area of a piece, turned by `turn`. */
export const footprint = ({ width, depth }: Piece, turn: Turn) =>
  turn === 90 || turn === 270 ? { across: depth, along: width } : { across: width, along: depth };

export function boxOf({ piece, place }: PlacedPiece): Box {
  const { across, along } = footprint(piece, place.turn);
  const { left, back, bottom } = place;
  return {
    left,
    right: left + across,
    back,
    front: back + along,
    bottom,
    top: bottom + piece.height,
  };
}

/** Why a piece cannot be at a place. */
export type PlacementError =
  | { readonly kind: "outside" }
  | { readonly kind: "door" }
  | { readonly kind: "off-wall" }
  | { readonly kind: "off-table" }
  | { readonly kind: "taken"; readonly by: Piece };

/** Furniture may be on a rug, but two rugs may not overlap. */
export const mayShareFloor = (a: Piece, b: Piece): boolean =>
  (a.kind === "rug") !== (b.kind === "rug");

/**
 * The single placement rule, for automatic layout and manual moves. Returns null if the place is
 * valid.
 */
export function placementError(
  placed: PlacedPiece,
  room: Room,
  others: readonly PlacedPiece[],
): PlacementError | null {
  const { piece, place } = placed;
  const box = boxOf(placed);
  if (!isInside(box, room)) return { kind: "outside" };
  if (piece.kind === "wall" && !isOnWall(box, place.turn, room)) return { kind: "off-wall" };
  if (piece.kind === "on-table" && !isOnTable(box, place, others)) return { kind: "off-table" };
  if (piece.kind !== "rug" && overlap(box, doorOf(room))) return { kind: "door" };
  const inTheWay = others.find(
    (other) =>
      other.piece.key !== piece.key &&
      !mayShareFloor(piece, other.piece) &&
      overlap(box, boxOf(other)),
  );
  return inTheWay ? { kind: "taken", by: inTheWay.piece } : null;
}

const isInside = (box: Box, { width, depth, height }: Room): boolean =>
  box.left >= 0 &&
  box.back >= 0 &&
  box.bottom >= 0 &&
  box.right <= width &&
  box.front <= depth &&
  box.top <= height;

const isOnWall = (box: Box, turn: Turn, room: Room): boolean =>
  (turn === 0 && box.back === 0) ||
  (turn === 90 && box.left === 0) ||
  (turn === 270 && box.right === room.width);

const isOnTable = (box: Box, place: Place, others: readonly PlacedPiece[]): boolean => {
  const under = others.find(({ piece }) => piece.key === place.on);
  if (!under || under.piece.kind !== "table") return false;
  const top = boxOf(under);
  return (
    box.bottom === top.top &&
    box.left >= top.left &&
    box.right <= top.right &&
    box.back >= top.back &&
    box.front <= top.front
  );
};
