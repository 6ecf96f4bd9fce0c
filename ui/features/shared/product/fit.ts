import type { Placement } from "../../../generated/operations.ts";
import { fitInto as sizeInto, type Fit, type FreeSpace } from "../../../generated/values/fit.ts";
import type { SizeInCm } from "./size.ts";

export {
  fitOf,
  sides,
  type Fit,
  type FreeSpace,
  type Side,
  type SideFit,
} from "../../../generated/values/fit.ts";

/** Parses a length in centimetres; null if empty, "invalid" if invalid. */
export function lengthOf(typed: string, maxCm = 10_000): number | null | "invalid" {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const cm = Number(text);
  return /^\d+(\.\d*)?$/.test(text) && cm > 0 && cm <= maxCm ? cm : "invalid";
}

/** Compares an item with a free space; an item on the wall can't be turned. */
export function fitInto(size: SizeInCm, placement: Placement, free: FreeSpace): Fit | null {
  return sizeInto(size, placement !== "WALL", free);
}
