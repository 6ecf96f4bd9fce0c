import { expect, it } from "vitest";
import type { PlaceProblem } from "../../place-in-room/placement-hints.ts";
import { placingText } from "./placing-text.ts";

const words = (pending: boolean, again: boolean, problem: PlaceProblem | null) =>
  placingText({ pending, again, problem });

it("explains the button, what it waits for, and when to press again", () => {
  expect(words(false, false, null)).toMatch(/^All items together at their real size/);
  expect(words(true, false, null)).toBe("Preparing the room…");
  expect(words(false, true, null)).toBe("The room is ready. Press again to place it.");
});

it("hides the last failure during a retry", () => {
  expect(words(true, false, "undrawn")).toBe("Preparing the room…");
});

it.each([
  ["unsupported", /can’t place a whole room.*still place single items/],
  ["failed", /camera view couldn’t open/],
  ["undrawn", /couldn’t be loaded together\. Please try again/],
] as const)("explains a failure for the whole room, not for one piece: %s", (problem, said) =>
  expect(words(false, false, problem)).toMatch(said),
);
