import type { Placement as StandsOn } from "../../../components/wall.ts";
import type { Placement } from "../../../generated/operations.ts";

const stands: Record<Placement, StandsOn> = { FLOOR: "floor", TABLE: "table", WALL: "wall" };

/** The surface for an object of this placement in its picture. */
export function standsOn(placement: Placement): StandsOn {
  return stands[placement];
}
