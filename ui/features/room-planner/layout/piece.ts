import type { Placement } from "../../../components/wall.ts";

/** What a piece is to a room, which decides where it goes by itself. */
export type Kind =
  | "seat"
  | "chair"
  | "stool"
  | "table"
  | "storage"
  | "lamp"
  | "rug"
  | "hanging"
  | "wall"
  | "on-table";

/**
 * One piece of a cart. Lengths are whole centimetres, rounded up, so that nothing is drawn smaller
 * than it is.
 */
export interface Piece {
  /** The product and which of several: the second stool is `stool.2`. */
  readonly key: string;
  readonly name: string;
  readonly kind: Kind;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** What is known of a product that wants to stand in a room. */
export interface Described {
  readonly name: string;
  readonly placement: Placement;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
}

/** From this width on, a seat is what a room is arranged around. */
const sofaFrom = 140;

const words = {
  ceiling: /\bceiling\b/i,
  rug: /\b(?:rug|mat|carpet|runner)\b/i,
  lamp: /\b(?:lamp|lantern|light)\b/i,
  stool: /\b(?:stool|pouf|ottoman|footrest)\b/i,
  seat: /\b(?:sofa|settee|couch|daybed|bed|bench|armchair|chair|seat)\b/i,
  table: /\b(?:table|desk|chest|pettagama|sideboard|console|trunk)\b/i,
} as const;

/**
 * A product's name says more of it than its category: a ceiling fan hangs, a mat lies under the
 * seats. A name that says nothing is something that stands against a wall.
 */
export function kindOf({ name, placement, widthCm, heightCm }: Described): Kind {
  if (placement === "wall") return "wall";
  if (words.ceiling.test(name)) return "hanging";
  if (placement === "table") return "on-table";
  if (words.rug.test(name) || heightCm <= 3) return "rug";
  if (words.lamp.test(name)) return "lamp";
  if (words.stool.test(name)) return "stool";
  if (words.seat.test(name)) return widthCm >= sofaFrom ? "seat" : "chair";
  return words.table.test(name) ? "table" : "storage";
}

/** A piece as the room needs it. */
export const pieceOf = (key: string, described: Described): Piece => ({
  key,
  name: described.name,
  kind: kindOf(described),
  width: Math.ceil(described.widthCm),
  depth: Math.ceil(described.depthCm),
  height: Math.ceil(described.heightCm),
});
