import type { LeftOut } from "./lay-out.ts";
import type { Piece } from "./piece.ts";
import type { Room } from "./room.ts";
import { boxOf, type Hindrance, type Standing } from "./standing.ts";

/** Nearer than this, a piece stands against a wall. */
const touching = 3;

/** Where a piece is: "42 cm from the left wall, against the back wall". */
export function whereIs(at: Standing, room: Room, standing: readonly Standing[]): string {
  const { piece, place } = at;
  const box = boxOf(at);
  if (piece.kind === "wall") {
    const wall = place.turn === 0 ? "back" : place.turn === 90 ? "left" : "right";
    return `On the ${wall} wall, ${place.bottom} cm above the floor`;
  }
  const table = standing.find((each) => each.piece.key === place.on);
  if (table) return `On the ${table.piece.name}`;
  const right = room.width - box.right;
  const side = box.left <= right ? away(box.left, "left") : away(right, "right");
  const front = room.depth - box.front;
  const across = box.back <= front ? away(box.back, "back") : away(front, "front");
  const words = `${side}, ${across}`;
  return piece.kind === "hanging"
    ? `Under the ceiling, ${words}`
    : words.charAt(0).toUpperCase() + words.slice(1);
}

const away = (cm: number, wall: string): string =>
  cm <= touching ? `against the ${wall} wall` : `${cm} cm from the ${wall} wall`;

/** Why a piece did not move, to whoever tried. */
export function refusalWords({ name }: Piece, why: Hindrance): string {
  const stays = `The ${name} stays where it was.`;
  switch (why.kind) {
    case "outside":
      return `That is as far as the room goes. ${stays}`;
    case "door":
      return `The door is there. ${stays}`;
    case "taken":
      return `The ${why.by.name} is there. ${stays}`;
    case "off-table":
      return `It would not stand on the table. ${stays}`;
    case "off-wall":
      return `It would not hang on the wall. ${stays}`;
  }
}

const reasons = {
  "no-table": () => "needs a table, and there is none in the room.",
  "table-full": () => "finds no free place on the table.",
  "too-high": ({ height }: Piece) => `is ${height} cm high, higher than the room.`,
  "too-large": ({ width, depth }: Piece) => `takes ${width} × ${depth} cm, more than the room has.`,
  "hangs-low": () => "would hang too low: people need 2 metres below it.",
  "no-wall": () => "finds no free place on a wall.",
  "no-room": () => "does not fit beside the others with the ways kept free.",
} as const satisfies Record<LeftOut["reason"], (piece: Piece) => string>;

/** Why a piece has no place, and after it what can be done. */
export const leftOutWords = ({ piece, reason }: LeftOut): string =>
  `The ${piece.name} ${reasons[reason](piece)}`;
