import * as t from "#texts/room.ts";
import { roomLimits } from "../../../generated/shop.ts";
import type { Room } from "./layout/room.ts";

export interface RoomSide {
  readonly side: keyof Room;
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

const { leastSideCm, mostSideCm, leastHeightCm, mostHeightCm } = roomLimits;

/** The lengths of a room that customers enter. */
export const sides: readonly RoomSide[] = [
  { side: "width", label: t.width, least: leastSideCm, most: mostSideCm },
  { side: "depth", label: t.depth, least: leastSideCm, most: mostSideCm },
  { side: "height", label: t.height, least: leastHeightCm, most: mostHeightCm },
];

/** The typed text of each side, in metres. */
export type TypedRoom = Readonly<Record<keyof Room, string>>;

/** A room as text for the form. */
export const typedOf = ({ width, depth, height }: Room): TypedRoom => {
  const metres = (cm: number) => (cm / 100).toFixed(2);
  return { width: metres(width), depth: metres(depth), height: metres(height) };
};

/** Converts typed metres to whole centimetres; null if the text is not a length. */
export function metresOf(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,2}(?:\.\d{0,3})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** The error of a typed length; null if it is valid. */
export function lengthProblem({ least, most }: RoomSide, typed: string): string | null {
  const cm = metresOf(typed);
  return cm !== null && cm >= least && cm <= most ? null : t.fromToMetres(least / 100, most / 100);
}
