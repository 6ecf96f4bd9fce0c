import {
  alongBack,
  alongLeft,
  alongRight,
  anywhere,
  centred,
  outFrom,
} from "./candidate-places.ts";
import type { Piece } from "./piece.ts";
import { middleOf, overlap, type Box, type Room } from "./room.ts";
import { boxOf, footprint, type Place, type PlacedPiece } from "./placed-piece.ts";

/** Distance (cm) of a stool or a low table from a seat, and between seats that face each other. */
const before = 40;
const opposite = 110;
/** Distance (cm) between a lamp and a seat. */
const nextTo = 8;
/** Depth (cm) of the part of a rug under the seat behind it. */
const under = 20;
/** Height (cm) of the middle of a hanging piece, and its distance from a piece below. */
const eyeLevel = 150;
const aboveFurniture = 18;
/** Tables up to this height (cm) go in front of a sofa. */
const lowTable = 60;

/** Preferred places of a piece, best first. The caller takes the first free one. */
export function preferredPlaces(
  piece: Piece,
  room: Room,
  placed: readonly PlacedPiece[],
): Iterable<Place> {
  switch (piece.kind) {
    case "seat":
      return seatPlaces(piece, room);
    case "chair":
      return chairPlaces(piece, room, placed);
    case "stool":
      return beforeSeats(piece, room, placed);
    case "table":
      return piece.height <= lowTable
        ? beforeSeats(piece, room, placed)
        : againstWalls(piece, room);
    case "lamp":
      return lampPlaces(piece, room, placed);
    case "rug":
      return rugPlaces(piece, room, placed);
    case "hanging":
      return anywhere(piece, room, room.height - piece.height);
    case "wall":
      return wallPlaces(piece, room, placed);
    case "on-table":
      return tablePlaces(piece, placed);
    default:
      return againstWalls(piece, room);
  }
}

const seatsOf = (placed: readonly PlacedPiece[]) =>
  placed
    .filter(({ piece: { kind } }) => kind === "seat" || kind === "chair")
    .toSorted((a, b) => b.piece.width * b.piece.depth - a.piece.width * a.piece.depth);

/** The largest sofa, facing the front; the room is arranged around it. */
const mainSeat = (placed: readonly PlacedPiece[]): Box | null => {
  const main = seatsOf(placed).find(
    ({ piece, place }) => piece.kind === "seat" && place.turn === 0,
  );
  return main ? boxOf(main) : null;
};

function* seatPlaces(piece: Piece, room: Room) {
  yield* alongBack(piece, room, room.width / 2);
  yield* alongLeft(piece, room, room.depth / 2);
  yield* alongRight(piece, room, room.depth / 2);
  yield* anywhere(piece, room);
}

function* chairPlaces(piece: Piece, room: Room, placed: readonly PlacedPiece[]) {
  const main = mainSeat(placed);
  if (main) {
    const { x } = middleOf(main);
    for (const back of [main.front + opposite, main.front + opposite - 30]) {
      for (const left of outFrom(x + 30 - piece.width / 2, room.width - piece.width)) {
        yield { left, back, bottom: 0, turn: 180 } as const;
      }
    }
    yield* alongRight(piece, room, main.front + piece.width / 2 + 20);
    yield* alongLeft(piece, room, main.front + piece.width / 2 + 20);
  }
  yield* alongBack(piece, room, room.width / 2);
  yield* againstWalls(piece, room);
}

function* beforeSeats(piece: Piece, room: Room, placed: readonly PlacedPiece[]) {
  const main = mainSeat(placed);
  if (main) {
    const { x } = middleOf(main);
    for (const left of outFrom(x - piece.width / 2, room.width - piece.width)) {
      yield { left, back: main.front + before, bottom: 0, turn: 0 } as const;
    }
  }
  for (const seat of seatsOf(placed)) yield* around(piece, boxOf(seat));
  yield* againstWalls(piece, room);
}

function* lampPlaces(piece: Piece, room: Room, placed: readonly PlacedPiece[]) {
  for (const seat of seatsOf(placed)) yield* around(piece, boxOf(seat));
  for (const left of [room.width - piece.width, 0]) {
    yield { left, back: 0, bottom: 0, turn: 0 } as const;
  }
  yield* againstWalls(piece, room);
}

/** Places around a seat: right, left, in front and behind. */
function* around(piece: Piece, seat: Box): Generator<Place> {
  const rest = { bottom: 0, turn: 0 } as const;
  for (const back of [seat.back, seat.front - piece.depth]) {
    yield { left: seat.right + nextTo, back, ...rest };
    yield { left: seat.left - nextTo - piece.width, back, ...rest };
  }
  for (const left of [seat.left, seat.right - piece.width]) {
    yield { left, back: seat.front + nextTo, ...rest };
    yield { left, back: seat.back - nextTo - piece.depth, ...rest };
  }
}

function* rugPlaces(piece: Piece, room: Room, placed: readonly PlacedPiece[]) {
  const main = mainSeat(placed);
  const turns = piece.width >= piece.depth ? ([0, 90] as const) : ([90, 0] as const);
  if (main) {
    for (const turn of turns) {
      const { across, along } = footprint(piece, turn);
      const left = within(middleOf(main).x - across / 2, room.width - across);
      yield { left, back: within(main.front - under, room.depth - along), bottom: 0, turn };
    }
  }
  for (const turn of turns) yield centred(piece, room.width / 2, room.depth / 2, turn);
  yield* anywhere(piece, room);
}

const within = (wanted: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(wanted)));

function* againstWalls(piece: Piece, room: Room) {
  yield* alongLeft(piece, room, piece.width / 2 + 20);
  yield* alongRight(piece, room, piece.width / 2 + 20);
  yield* alongBack(piece, room, room.width - piece.width / 2 - 10);
  yield* anywhere(piece, room);
}

function* wallPlaces(piece: Piece, room: Room, placed: readonly PlacedPiece[]) {
  const main = mainSeat(placed);
  const middle = main ? middleOf(main).x : room.width / 2;
  const walls = [
    alongBack(piece, room, middle),
    alongLeft(piece, room, room.depth / 2),
    alongRight(piece, room, room.depth / 2),
  ];
  for (const wall of walls) {
    for (const place of wall) {
      for (const bottom of heightsOn(piece, place, room, placed)) yield { ...place, bottom };
    }
  }
}

/** Eye level, or a little above the furniture below if that reaches near it. */
function heightsOn(
  piece: Piece,
  place: Place,
  room: Room,
  placed: readonly PlacedPiece[],
): readonly number[] {
  const most = room.height - piece.height;
  if (most < 0) return [];
  const level = within(eyeLevel - piece.height / 2, most);
  const column = boxOf({ piece, place: { ...place, bottom: 0 } });
  const below = placed
    .filter((each) => each.piece.kind !== "wall" && each.piece.kind !== "hanging")
    .map(boxOf)
    .filter((box) => overlap({ ...column, top: room.height }, box))
    .reduce((highest, { top }) => Math.max(highest, top + aboveFurniture), 0);
  return below <= level ? [level] : below <= most ? [below] : [];
}

function* tablePlaces(piece: Piece, placed: readonly PlacedPiece[]) {
  for (const table of placed) {
    if (table.piece.kind !== "table") continue;
    const top = boxOf(table);
    const { turn } = table.place;
    const { across, along } = footprint(piece, turn);
    const most = { across: top.right - top.left - across, along: top.front - top.back - along };
    for (const z of outFrom(most.along / 2, most.along, 6)) {
      for (const x of outFrom(most.across / 2, most.across, 6)) {
        yield {
          left: top.left + x,
          back: top.back + z,
          bottom: top.top,
          turn,
          on: table.piece.key,
        } as const;
      }
    }
  }
}
