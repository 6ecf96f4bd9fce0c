import * as t from "#texts/room.ts";
import { roomLimits } from "../../generated/shop.ts";
import type { Room } from "./layout/room.ts";

export interface RoomSide {
  readonly side: keyof Room;
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

const { leastSideCm, mostSideCm, leastHeightCm, mostHeightCm } = roomLimits;

/** The lengths of a room that people type. */
export const sides: readonly RoomSide[] = [
  { side: "width", label: t.width, least: leastSideCm, most: mostSideCm },
  { side: "depth", label: t.depth, least: leastSideCm, most: mostSideCm },
  { side: "height", label: t.height, least: leastHeightCm, most: mostHeightCm },
];

/** What was typed for each side, in metres. */
export type TypedRoom = Readonly<Record<keyof Room, string>>;

/** A room as it is typed. */
export const typedOf = ({ width, depth, height }: Room): TypedRoom => {
  const metres = (cm: number) => (cm / 100).toFixed(2);
  return { width: metres(width), depth: metres(depth), height: metres(height) };
};

/** Typed metres in whole centimetres; null where it is no length. */
export function metresOf(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,2}(?:\.\d{0,3})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** What is wrong with a typed length; null where nothing is. */
export function lengthProblem({ least, most }: RoomSide, typed: string): string | null {
  const cm = metresOf(typed);
  return cm !== null && cm >= least && cm <= most ? null : t.fromToMetres(least / 100, most / 100);
}
