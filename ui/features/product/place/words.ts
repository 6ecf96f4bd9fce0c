import * as t from "#texts/product.ts";
import type { Placement } from "../../../components/wall.ts";

/** What somebody who looks through the camera is told: what to do, and what it is good for. */
export interface Hint {
  readonly say: string;
  readonly more: string;
}

/** How far a piece has got in the room, as the model viewer says it. */
export type RoomStatus = "not-presenting" | "session-started" | "object-placed" | "failed";

/**
 * One hint at a time: find the floor, get out of the dark, or move what stands there; none without
 * a room.
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
    say: size === null ? t.trueSize : t.trueSizeOf(size),
    more: placement === "wall" ? t.dragToMove : t.dragAndTurn,
  };
}

/** Why a piece cannot be seen in the room. */
export type PlaceProblem = "unsupported" | "refused" | "failed" | "undrawn";

export const problemWords: Readonly<Record<PlaceProblem, string>> = {
  unsupported: t.cannotPlace,
  refused: t.cameraRefused,
  failed: t.roomNotOpened,
  undrawn: t.modelMissingForRoom,
};
