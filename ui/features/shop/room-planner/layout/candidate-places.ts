import type { Piece } from "./piece.ts";
import type { Room } from "./room.ts";
import { footprint, type Place } from "./placed-piece.ts";

const step = 10;

/** Yields whole centimetres from `wanted` outwards, up to both limits. */
export function* outFrom(wanted: number, most: number, by = step): Generator<number> {
  if (most < 0) return;
  const first = Math.min(most, Math.max(0, Math.round(wanted)));
  yield first;
  for (let off = by; off < most + by; off += by) {
    if (first + off < most + by) yield Math.min(most, first + off);
    if (first - off > -by) yield Math.max(0, first - off);
  }
}

/** Places along the back wall, centred as near to `x` as possible. */
export function* alongBack(piece: Piece, room: Room, x: number, bottom = 0): Generator<Place> {
  for (const left of outFrom(x - piece.width / 2, room.width - piece.width)) {
    yield { left, back: 0, bottom, turn: 0 };
  }
}

/** Places along the left wall, centred as near to `z` as possible. */
export function* alongLeft(piece: Piece, room: Room, z: number, bottom = 0): Generator<Place> {
  for (const back of outFrom(z - piece.width / 2, room.depth - piece.width)) {
    yield { left: 0, back, bottom, turn: 90 };
  }
}

/** Places along the right wall, centred as near to `z` as possible. */
export function* alongRight(piece: Piece, room: Room, z: number, bottom = 0): Generator<Place> {
  const left = room.width - piece.depth;
  for (const back of outFrom(z - piece.width / 2, room.depth - piece.width)) {
    yield { left, back, bottom, turn: 270 };
  }
}

/** Places anywhere on the floor, from the middle outwards. */
export function* anywhere(piece: Piece, room: Room, bottom = 0): Generator<Place> {
  for (const turn of [0, 90] as const) {
    const { across, along } = footprint(piece, turn);
    for (const back of outFrom((room.depth - along) / 2, room.depth - along, 2 * step)) {
      for (const left of outFrom((room.width - across) / 2, room.width - across, 2 * step)) {
        yield { left, back, bottom, turn };
      }
    }
  }
}

/** The place that centres a piece at the given point. */
export const centred = (
  piece: Piece,
  x: number,
  z: number,
  turn: Place["turn"],
  bottom = 0,
): Place => {
  const { across, along } = footprint(piece, turn);
  return {
    left: Math.round(x - across / 2),
    back: Math.round(z - along / 2),
    bottom,
    turn,
  };
};
