import * as t from "#texts/product.ts";
import type { Placement } from "../../../components/wall.ts";

/** A hint over the camera: what to do, and why. */
export interface Hint {
  readonly say: string;
  readonly more: string;
}

/** AR state, as the model viewer reports it. */
export type RoomStatus = "not-presenting" | "session-started" | "object-placed" | "failed";

/**
 * Returns one hint at a time: find the floor, improve the light, or move the item. Null outside AR.
 */
export function hintOf(
  status: RoomStatus,
  { tracking, placement, size }: { tracking: boolean; placement: Placement; size: string | null },
): Hint | null {
  if (status !== "session-started" && status !== "object-placed") return null;
  if (!tracking) {
    return {
      say: t.tooDark[placement],
      more: t.moreLight,
    };
  }
  if (status === "session-started") {
    return {
      say: t.pointAt[placement],
      more: t.staysOnceFound,
    };
  }
  return {
    say: size === null ? t.realSize : t.realSizeOf(size),
    more: placement === "wall" ? t.dragToMove : t.dragAndTurn,
  };
}

/** Why an item cannot be shown in AR. */
export type PlaceProblem = "unsupported" | "refused" | "failed" | "undrawn";

export const problemWords: Readonly<Record<PlaceProblem, string>> = {
  unsupported: t.cannotPlace,
  refused: t.cameraRefused,
  failed: t.roomNotOpened,
  undrawn: t.modelMissingForRoom,
};
