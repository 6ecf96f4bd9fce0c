import type { Placement } from "../../../generated/operations.ts";
import type { SizeInCm } from "./size.ts";

export type Side = "width" | "depth" | "height";

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

/** The relevant sides: width and height for wall items, width and depth for others. */
export function sidesOf(placement: Placement): readonly Side[] {
  return placement === "WALL" ? ["width", "height"] : ["width", "depth"];
}

/** The fit of each measured side. */
export function fitOf(size: SizeInCm, free: FreeSpace): readonly SideFit[] {
  const own = { width: size.widthCm, depth: size.depthCm, height: size.heightCm };
  return (["width", "depth", "height"] as const).flatMap((side) => {
    const cm = free[side] ?? null;
    return cm === null ? [] : [{ side, spareCm: Math.round((cm - own[side]) * 10) / 10 }];
  });
}

/** True if a floor item fits only after a quarter turn. False unless both sides were measured. */
export function fitsTurned({ widthCm, depthCm }: SizeInCm, { width, depth }: FreeSpace): boolean {
  if (!width || !depth) return false;
  const asItIs = widthCm <= width && depthCm <= depth;
  return !asItIs && depthCm <= width && widthCm <= depth;
}
