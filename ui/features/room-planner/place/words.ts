import * as t from "#texts/room.ts";
import { problemWords, type PlaceProblem } from "../../product/place/words.ts";

const roomProblems: Readonly<Record<PlaceProblem, string>> = {
  ...problemWords,
  unsupported: t.browserCannotPlaceWhole,
  failed: t.camerasRoomNotOpened,
  undrawn: t.piecesNotBroughtTogether,
};

/** What stands under the button that places a whole room. */
export function placingWords({
  pending,
  again,
  problem,
}: {
  readonly pending: boolean;
  readonly again: boolean;
  readonly problem: PlaceProblem | null;
}): string {
  if (pending) return t.puttingThePiecesTogether;
  if (again) return t.roomReadyPressOnce;
  if (problem) return roomProblems[problem];
  return t.allPiecesTogetherTheir;
}
