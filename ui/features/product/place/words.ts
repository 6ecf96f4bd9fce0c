import type { Placement } from "../../../components/wall.ts";

/** What somebody who looks through the camera is told: what to do, and what it is good for. */
export interface Hint {
  readonly say: string;
  readonly more: string;
}

/** How far a piece has got in the room, as the model viewer says it. */
export type RoomStatus = "not-presenting" | "session-started" | "object-placed" | "failed";

/** One hint at a time: find the floor, get out of the dark, or move what stands there; none without a room. */
export function hintOf(
  status: RoomStatus,
  { tracking, placement, size }: { tracking: boolean; placement: Placement; size: string | null },
): Hint | null {
  const ground = placement === "table" ? "floor or the table" : placement;
  if (status !== "session-started" && status !== "object-placed") return null;
  if (!tracking) {
    return {
      say: `Too dark, or too quick, to find the ${ground}.`,
      more: "Move slowly. Open a shutter or switch on a lamp.",
    };
  }
  if (status === "session-started") {
    return {
      say: `Point at the ${ground} and move slowly.`,
      more: "The piece stays where it stands once that is found.",
    };
  }
  return {
    say: size === null ? "True size" : `${size}, true size`,
    more: placement === "wall" ? "Drag to move." : "Drag to move, turn with two fingers.",
  };
}

/** Why a piece cannot be seen in the room. */
export type PlaceProblem = "unsupported" | "refused" | "failed" | "undrawn";

export const problemWords: Readonly<Record<PlaceProblem, string>> = {
  unsupported:
    "This browser cannot place things in a room. Chrome on Android and Safari on an iPhone can.",
  refused:
    "The camera was not allowed. Allow it for this shop in the browser's settings, open the page anew, and press again.",
  failed: "The room could not be opened. Above, the piece can still be turned.",
  undrawn: "The 3D model could not be brought, and the room needs it. Try again.",
};
