import type { Placement } from "../../../generated/operations.ts";
import type { SizeInCm } from "./size.ts";

/** The sides of a free space, in the order in which they are typed. */
export const sides = ["width", "depth", "height"] as const;

export type Side = (typeof sides)[number];

/** Available space per side in centimetres; absent or null if a side was not measured. */
export type FreeSpace = Readonly<Partial<Record<Side, number | null>>>;

/** Space left over on a side in centimetres; negative if the item is too large. */
export interface SideFit {
  readonly side: Side;
  readonly spareCm: number;
}

/** Parses a length in centimetres; null if empty, "invalid" if invalid. */
export function lengthOf(typed: string): number | null | "invalid" {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const cm = Number(text);
  return /^\d+(\.\d*)?$/.test(text) && cm > 0 && cm <= 10_000 ? cm : "invalid";
}

/** The fit of each measured side. */
export function fitOf(size: SizeInCm, free: FreeSpace): readonly SideFit[] {
  const own = { width: size.widthCm, depth: size.depthCm, height: size.heightCm };
  return sides.flatMap((side) => {
    const cm = free[side] ?? null;
    return cm === null ? [] : [{ side, spareCm: Math.round((cm - own[side]) * 10) / 10 }];
  });
}

/** How an item fits into the measured sides. */
export interface Fit extends SideFit {
  /** It fits, as it is or turned. */
  readonly fits: boolean;
  /** It fits only after a quarter turn. */
  readonly turned: boolean;
}

/**
 * Compares an item with a free space. `side` is the one with the smallest spare length. Null if no
 * side was measured.
 */
export function fitInto(size: SizeInCm, placement: Placement, free: FreeSpace): Fit | null {
  const [least] = fitOf(size, free).toSorted((one, other) => one.spareCm - other.spareCm);
  if (!least) return null;
  const turned = least.spareCm < 0 && fitsTurned(size, placement, free);
  return { ...least, turned, fits: turned || least.spareCm >= 0 };
}

/** True if an item fits after a quarter turn. An item on the wall cannot be turned. */
function fitsTurned(
  { widthCm, depthCm, heightCm }: SizeInCm,
  placement: Placement,
  { width, depth, height }: FreeSpace,
): boolean {
  if (placement === "WALL" || !width || !depth) return false;
  return depthCm <= width && widthCm <= depth && heightCm <= (height ?? Infinity);
}
