import { alongBack, alongLeft, alongRight } from "./candidate-places.ts";
import type { Room, Turn } from "./room.ts";
import {
  boxOf,
  footprint,
  placementError,
  type PlacementError,
  type Place,
  type PlacedPiece,
} from "./placed-piece.ts";

/** Direction of a move by key or button. */
export type Direction = "left" | "right" | "back" | "front";

/** All pieces after a move, or why it is refused. */
export type Move =
  | { readonly done: true; readonly placed: readonly PlacedPiece[] }
  | { readonly done: false; readonly why: PlacementError };

/** Puts a piece, and the pieces on it, at a place. */
export function movedTo(
  placed: readonly PlacedPiece[],
  room: Room,
  key: string,
  place: Place,
): Move {
  const moving = placed.find(({ piece }) => piece.key === key);
  if (!moving) return { done: true, placed };
  const carried = new Map([[key, { ...moving, place }]]);
  for (const each of placed) {
    if (each.place.on === key) carried.set(each.piece.key, carriedOn(each, moving, place));
  }
  const after = placed.map((each) => carried.get(each.piece.key) ?? each);
  for (const each of carried.values()) {
    const why = placementError(each, room, after);
    if (why) return { done: false, why };
  }
  return { done: true, placed: after };
}

/** A piece on a table moves with it and turns with it about the table's middle. */
function carriedOn(each: PlacedPiece, table: PlacedPiece, to: Place): PlacedPiece {
  const [from, onTop] = [boxOf(table), boxOf(each)];
  const after = boxOf({ piece: table.piece, place: to });
  const quarters = ((((to.turn - table.place.turn) / 90) % 4) + 4) % 4;
  let x = (onTop.left + onTop.right - from.left - from.right) / 2;
  let z = (onTop.back + onTop.front - from.back - from.front) / 2;
  for (let quarter = 0; quarter < quarters; quarter++) [x, z] = [z, -x];
  const turn = turnedBy(each.place.turn, quarters * 90);
  const { across, along } = footprint(each.piece, turn);
  const left = Math.round((after.left + after.right) / 2 + x - across / 2);
  const back = Math.round((after.back + after.front) / 2 + z - along / 2);
  return {
    ...each,
    place: {
      ...each.place,
      left: clamp(left, after.left, after.right - across),
      back: clamp(back, after.back, after.front - along),
      turn,
    },
  };
}

/**
 * Moves a piece by `far` centimetres, or as far as it can go. On a wall, back means higher and
 * front means lower.
 */
export function movedBy(
  placed: readonly PlacedPiece[],
  room: Room,
  key: string,
  direction: Direction,
  cm: number,
): Move {
  const moving = placed.find(({ piece }) => piece.key === key);
  if (!moving) return { done: true, placed };
  let refused: Move | null = null;
  for (let by = cm; by > 0; by--) {
    const move = movedTo(placed, room, key, stepped(moving, direction, by));
    if (move.done) return move;
    refused ??= move;
  }
  return refused ?? { done: true, placed };
}

function stepped({ piece, place }: PlacedPiece, direction: Direction, by: number): Place {
  const back = direction === "back";
  const sideways = direction === "left" || direction === "right";
  if (piece.kind !== "wall" || (sideways && place.turn === 0)) {
    if (!sideways) return { ...place, back: place.back + (back ? -by : by) };
    return { ...place, left: place.left + (direction === "left" ? -by : by) };
  }
  if (!sideways) return { ...place, bottom: place.bottom + (back ? by : -by) };
  // As seen by a person who faces the wall: on the left wall, right is towards the back.
  const toFront = (direction === "left") === (place.turn === 90);
  return { ...place, back: place.back + (toFront ? by : -by) };
}

/**
 * Turns a piece a quarter counter-clockwise about its middle. A hanging piece moves to the next
 * wall.
 */
export function turned(placed: readonly PlacedPiece[], room: Room, key: string): Move {
  const turning = placed.find(({ piece }) => piece.key === key);
  if (!turning) return { done: true, placed };
  if (turning.piece.kind === "wall") return onNextWall(placed, room, turning);
  const { piece, place } = turning;
  const box = boxOf(turning);
  const turn = turnedBy(place.turn, 90);
  const { across, along } = footprint(piece, turn);
  return movedTo(placed, room, key, {
    ...place,
    turn,
    left: clamp(Math.round((box.left + box.right - across) / 2), 0, room.width - across),
    back: clamp(Math.round((box.back + box.front - along) / 2), 0, room.depth - along),
  });
}

const nextWall = { 0: 90, 90: 270, 180: 0, 270: 0 } as const;

function onNextWall(
  placed: readonly PlacedPiece[],
  room: Room,
  { piece, place }: PlacedPiece,
): Move {
  let refused: Move | null = null;
  let { turn } = place;
  for (let walls = 0; walls < 2; walls++) {
    turn = nextWall[turn];
    const along = { 0: alongBack, 90: alongLeft, 180: alongBack, 270: alongRight }[turn];
    const middle = (turn === 0 ? room.width : room.depth) / 2;
    for (const next of along(piece, room, middle, place.bottom)) {
      const move = movedTo(placed, room, piece.key, next);
      if (move.done) return move;
      refused ??= move;
    }
  }
  return refused ?? { done: false, why: { kind: "outside" } };
}

/**
 * Where a pointer drags a piece to. A hanging piece stays on its wall, a piece on a table stays on
 * it.
 */
export function draggedTo(
  placed: readonly PlacedPiece[],
  room: Room,
  { piece, place }: PlacedPiece,
  to: { readonly left: number; readonly back: number },
): Place {
  const { across, along } = footprint(piece, place.turn);
  const table = placed.find((each) => each.piece.key === place.on);
  const within = table ? boxOf(table) : { left: 0, right: room.width, back: 0, front: room.depth };
  const isFixed = piece.kind === "wall";
  return {
    ...place,
    left:
      isFixed && place.turn !== 0
        ? place.left
        : clamp(Math.round(to.left), within.left, within.right - across),
    back:
      isFixed && place.turn === 0
        ? place.back
        : clamp(Math.round(to.back), within.back, within.front - along),
  };
}

const turnedBy = (turn: Turn, degrees: number): Turn => ((turn + degrees) % 360) as Turn;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
