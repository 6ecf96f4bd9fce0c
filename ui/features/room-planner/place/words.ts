import { problemWords, type PlaceProblem } from "../../product/place/words.ts";

const roomProblems: Readonly<Record<PlaceProblem, string>> = {
  ...problemWords,
  unsupported:
    "This browser cannot place a whole room. Chrome on Android and Safari on an iPhone can; single pieces have a button of their own.",
  failed: "The camera's room could not be opened. The plan has everything.",
  undrawn: "The pieces could not be brought together. Please try again.",
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
  if (pending) return "Putting the pieces together…";
  if (again) return "The room is ready. Press once more.";
  if (problem) return roomProblems[problem];
  return "All pieces together at their true size, through the camera of a phone.";
}
