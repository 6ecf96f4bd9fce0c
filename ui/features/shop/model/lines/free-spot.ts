import type { Placement } from "../../../../components/wall.ts";
import type { FreeSpace } from "../../../shared/product/fit.ts";
import type { SizeInCm } from "../../../shared/product/size.ts";
import type { Measured } from "../first-view.ts";
import type { Point } from "./camera.ts";

/** The available space in the room: its corners in metres, and whether the item fits. */
export interface FreeSpot {
  corners: readonly Point[];
  fits: boolean;
}

/**
 * The available space: on the floor or table under the item, or on the wall behind it. Null unless
 * both sides are known.
 */
export function freeSpot(
  placement: Placement,
  { free, size, piece }: { free: FreeSpace; size: SizeInCm; piece: Measured },
): FreeSpot | null {
  const hangs = placement === "wall";
  const along = (hangs ? free.height : free.depth) ?? null;
  const across = free.width ?? null;
  if (across === null || along === null) return null;
  const { centre } = piece;
  const floor = centre.y - piece.size.y / 2;
  const back = centre.z - piece.size.z / 2;
  const [x, other] = [across / 200, along / 200];
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return {
    corners: signs.map(([right, far]) =>
      hangs
        ? [centre.x + right * x, centre.y + far * other, back]
        : [centre.x + right * x, floor, centre.z + far * other],
    ),
    fits: size.widthCm <= across && (hangs ? size.heightCm : size.depthCm) <= along,
  };
}
