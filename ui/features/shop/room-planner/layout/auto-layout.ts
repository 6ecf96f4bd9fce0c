import type { Kind, Piece } from "./piece.ts";
import { headRoom, overlap, waysOf, wayWidth, widened, type Box, type Room } from "./room.ts";
import {
  boxOf,
  placementError,
  mayShareFloor,
  type Place,
  type PlacedPiece,
} from "./placed-piece.ts";
import { preferredPlaces } from "./preferred-places.ts";

/** Why a piece has no place in a room. */
export type LeftOutReason =
  | "no-table"
  | "table-full"
  | "too-high"
  | "too-large"
  | "hangs-low"
  | "no-wall"
  | "no-room";

export interface LeftOut {
  readonly piece: Piece;
  readonly reason: LeftOutReason;
}

export interface Layout {
  readonly placed: readonly PlacedPiece[];
  readonly leftOut: readonly LeftOut[];
}

/** Placement order: pieces that others are arranged around first, pieces on tables last. */
const order: readonly Kind[] = [
  "seat",
  "lamp",
  "chair",
  "table",
  "storage",
  "stool",
  "rug",
  "hanging",
  "wall",
  "on-table",
];

/** Wall pieces at most this deep (cm) block no one. */
const flat = 12;
/** Preferred gap between unrelated pieces (cm). */
const airy = 5;

/**
 * Places pieces in a room. Well-placed pieces of `placed` stay. Each other piece gets its best
 * free place: inside the room, not overlapping, with the walkways free. Pieces without a place are
 * returned with the reason.
 */
export function autoLayout(
  pieces: readonly Piece[],
  room: Room,
  kept: ReadonlyMap<string, Place> = new Map(),
): Layout {
  const placed: PlacedPiece[] = [];
  const leftOut: LeftOut[] = [];
  const inOrder = pieces.toSorted(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) || b.width * b.depth - a.width * a.depth,
  );
  const waiting: Piece[] = [];
  for (const piece of inOrder) {
    const place = kept.get(piece.key);
    if (place && placementError({ piece, place }, room, placed) === null) {
      placed.push({ piece, place });
    } else waiting.push(piece);
  }
  for (const piece of waiting) {
    const place = placeFor(piece, room, placed);
    if (place) placed.push({ piece, place });
    else leftOut.push({ piece, reason: reasonOf(piece, room, placed) });
  }
  return { placed, leftOut };
}

/** Returns the first free place with space around it, or else the first free place without. */
export function placeFor(piece: Piece, room: Room, placed: readonly PlacedPiece[]): Place | null {
  for (const isEasy of [true, false]) {
    for (const place of preferredPlaces(piece, room, placed)) {
      const wanted = { piece, place };
      if (placementError(wanted, room, placed) !== null || isInTheWay(wanted, room)) continue;
      if (!isEasy || isAtEase(wanted, placed)) return place;
    }
  }
  return null;
}

/** True if the piece blocks a walkway. */
export function isInTheWay(placed: PlacedPiece, room: Room): boolean {
  const { kind, depth, height } = placed.piece;
  if (kind === "rug" || kind === "on-table") return false;
  if (kind === "hanging") return room.height - height < headRoom;
  if (kind === "wall" && depth <= flat) return false;
  const box = boxOf(placed);
  return waysOf(room).some((way) => overlap(way, box));
}

/**
 * True if the piece has some space around it and blocks the front of no seat or cupboard, including
 * its own.
 */
function isAtEase(wanted: PlacedPiece, placed: readonly PlacedPiece[]): boolean {
  const { kind } = wanted.piece;
  if (kind === "rug" || kind === "hanging") return true;
  const box = boxOf(wanted);
  const airyBox = widened(box, airy);
  const own = reachOf(wanted);
  return placed.every((other) => {
    if (mayShareFloor(wanted.piece, other.piece) || other.piece.key === wanted.place.on)
      return true;
    const theirs = boxOf(other);
    if (overlap(airyBox, theirs)) return false;
    if (kind === "wall" || kind === "on-table") return true;
    const reach = reachOf(other);
    const closes = reach !== null && kind !== "stool" && kind !== "table" && overlap(reach, box);
    return !closes && !(own !== null && isFurniture(other.piece) && overlap(own, theirs));
  });
}

const isFurniture = ({ kind }: Piece): boolean =>
  kind === "seat" || kind === "chair" || kind === "storage" || kind === "table";

/** The space a person needs in front of a sofa or a cupboard; null if the piece needs none. */
function reachOf(placed: PlacedPiece): Box | null {
  const { piece, place } = placed;
  if (piece.kind !== "seat" && piece.kind !== "storage" && piece.kind !== "table") return null;
  const box = boxOf(placed);
  switch (place.turn) {
    case 0:
      return { ...box, back: box.front, front: box.front + wayWidth };
    case 90:
      return { ...box, left: box.right, right: box.right + wayWidth };
    case 180:
      return { ...box, front: box.back, back: box.back - wayWidth };
    default:
      return { ...box, right: box.left, left: box.left - wayWidth };
  }
}

function reasonOf(piece: Piece, room: Room, placed: readonly PlacedPiece[]): LeftOutReason {
  if (piece.kind === "on-table") {
    return placed.some((each) => each.piece.kind === "table") ? "table-full" : "no-table";
  }
  if (piece.height > room.height) return "too-high";
  const long = Math.max(piece.width, piece.depth);
  const short = Math.min(piece.width, piece.depth);
  if (piece.kind === "wall") {
    return piece.width > Math.max(room.width, room.depth) ? "too-large" : "no-wall";
  }
  if (long > Math.max(room.width, room.depth) || short > Math.min(room.width, room.depth)) {
    return "too-large";
  }
  return piece.kind === "hanging" && room.height - piece.height < headRoom
    ? "hangs-low"
    : "no-room";
}
