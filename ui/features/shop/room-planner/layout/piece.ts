import type { Placement } from "../../../../components/wall.ts";

/** The role of a piece in a room, which decides its automatic place. */
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
 * One piece of a cart. Lengths are whole centimetres, rounded up so that no piece is drawn too
 * small.
 */
export interface Piece {
  /** Product and copy: the second stool is `stool.2`. */
  readonly key: string;
  readonly name: string;
  readonly kind: Kind;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The facts of a product that decide its role and size. */
export interface Described {
  readonly name: string;
  readonly placement: Placement;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
}

/** Seats at least this wide (cm) are sofas, around which the room is arranged. */
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
 * A product's name decides before its category: a ceiling fan hangs, a mat is a rug. With an
 * uninformative name, the piece is placed against a wall.
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

/** Builds a piece from a product's facts. */
export const pieceOf = (key: string, described: Described): Piece => ({
  key,
  name: described.name,
  kind: kindOf(described),
  width: Math.ceil(described.widthCm),
  depth: Math.ceil(described.depthCm),
  height: Math.ceil(described.heightCm),
});
