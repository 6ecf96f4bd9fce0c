import type { Placement } from "../../generated/operations.ts";
import type { SizeInCm } from "./size.ts";

export type Side = "width" | "depth" | "height";

/** What is free on each side, in centimetres; a side that was not measured is left out or null. */
export type FreeSpace = Readonly<Partial<Record<Side, number | null>>>;

/** What is left over on a side, in centimetres; less than nothing where the object is too large. */
export interface SideFit {
  readonly side: Side;
  readonly spareCm: number;
}

/** A typed length in centimetres; null where nothing is typed, "nonsense" where it is no length. */
export function lengthOf(typed: string): number | null | "nonsense" {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const cm = Number(text);
  return /^\d+(\.\d*)?$/.test(text) && cm > 0 && cm <= 10_000 ? cm : "nonsense";
}

/**
 * The sides that take room: what hangs on a wall needs its height there, what stands needs its
 * depth.
 */
export function sidesOf(placement: Placement): readonly Side[] {
  return placement === "WALL" ? ["width", "height"] : ["width", "depth"];
}

/** Each side that was measured, beside the object's own. */
export function fitOf(size: SizeInCm, free: FreeSpace): readonly SideFit[] {
  const own = { width: size.widthCm, depth: size.depthCm, height: size.heightCm };
  return (["width", "depth", "height"] as const).flatMap((side) => {
    const cm = free[side] ?? null;
    return cm === null ? [] : [{ side, spareCm: Math.round((cm - own[side]) * 10) / 10 }];
  });
}

/**
 * Whether what stands fits turned a quarter, where it does not as it is; false unless both sides
 * were measured.
 */
export function fitsTurned({ widthCm, depthCm }: SizeInCm, { width, depth }: FreeSpace): boolean {
  if (!width || !depth) return false;
  const asItIs = widthCm <= width && depthCm <= depth;
  return !asItIs && depthCm <= width && widthCm <= depth;
}
