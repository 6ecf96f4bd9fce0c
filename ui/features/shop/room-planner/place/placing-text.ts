import * as t from "#texts/room.ts";
import { problemWords, type PlaceProblem } from "../../place-in-room/placement-hints.ts";

const roomProblems: Readonly<Record<PlaceProblem, string>> = {
  ...problemWords,
  unsupported: t.cannotPlace,
  failed: t.cameraRoomFailed,
  undrawn: t.modelFailed,
};

/** The text under the button that places a whole room. */
export function placingText({
  pending,
  again,
  problem,
}: {
  readonly pending: boolean;
  readonly again: boolean;
  readonly problem: PlaceProblem | null;
}): string {
  if (pending) return t.preparingRoom;
  if (again) return t.roomReady;
  if (problem) return roomProblems[problem];
  return t.placeHint;
}
