import * as t from "#texts/room.ts";
import type { LeftOut } from "./auto-layout.ts";
import type { Piece } from "./piece.ts";
import type { Room } from "./room.ts";
import { boxOf, type PlacementError, type PlacedPiece } from "./placed-piece.ts";

/** Up to this distance (cm), a piece counts as being against a wall. */
const touching = 3;

type Wall = keyof typeof t.againstWall;

/** Describes the position of a piece: "42 cm from the left wall, against the back wall". */
export function positionText(at: PlacedPiece, room: Room, placed: readonly PlacedPiece[]): string {
  const { piece, place } = at;
  const box = boxOf(at);
  if (piece.kind === "wall") {
    const wall = place.turn === 0 ? "back" : place.turn === 90 ? "left" : "right";
    return t.onWall[wall](place.bottom);
  }
  const table = placed.find((each) => each.piece.key === place.on);
  if (table) return t.onThe(table.piece.name);
  const right = room.width - box.right;
  const side = box.left <= right ? away(box.left, "left") : away(right, "right");
  const front = room.depth - box.front;
  const across = box.back <= front ? away(box.back, "back") : away(front, "front");
  const words = `${side}, ${across}`;
  return piece.kind === "hanging"
    ? t.underTheCeiling(words)
    : words.charAt(0).toUpperCase() + words.slice(1);
}

const away = (cm: number, wall: Wall): string =>
  cm <= touching ? t.againstWall[wall] : t.fromWall[wall](cm);

/** The message for a refused move. */
export function refusalText({ name }: Piece, why: PlacementError): string {
  const stays = t.staysWhereItWas(name);
  switch (why.kind) {
    case "outside":
      return t.roomEnds(stays);
    case "door":
      return t.doorIsThere(stays);
    case "taken":
      return t.otherIsThere(why.by.name, stays);
    case "off-table":
      return t.offTable(stays);
    case "off-wall":
      return t.offWall(stays);
  }
}

const reasons = {
  "no-table": ({ name }: Piece) => t.needsTable(name),
  "table-full": ({ name }: Piece) => t.findsNoTable(name),
  "too-high": ({ name, height }: Piece) => t.tooHigh(name, height),
  "too-large": ({ name, width, depth }: Piece) => t.tooLarge(name, width, depth),
  "hangs-low": ({ name }: Piece) => t.hangsLow(name),
  "no-wall": ({ name }: Piece) => t.findsNoWall(name),
  "no-room": ({ name }: Piece) => t.findsNoRoom(name),
} as const satisfies Record<LeftOut["reason"], (piece: Piece) => string>;

/** Why a piece has no place, and what the customer can do. */
export const leftOutText = ({ piece, reason }: LeftOut): string => reasons[reason](piece);
