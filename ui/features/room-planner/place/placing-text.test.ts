import { expect, it } from "vitest";
import type { PlaceProblem } from "../../product/place/placement-hints.ts";
import { placingText } from "./placing-text.ts";

const words = (pending: boolean, again: boolean, problem: PlaceProblem | null) =>
  placingText({ pending, again, problem });

it("explains the button, what it waits for, and when to press again", () => {
  expect(words(false, false, null)).toMatch(/^All pieces together at their true size/);
  expect(words(true, false, null)).toBe("Putting the pieces together…");
  expect(words(false, true, null)).toBe("The room is ready. Press once more.");
});

it("hides the last failure during a retry", () => {
  expect(words(true, false, "undrawn")).toBe("Putting the pieces together…");
});

it.each([
  ["unsupported", /cannot place a whole room.*single pieces have a button of their own/],
  ["failed", /camera's room could not be opened/],
  ["undrawn", /could not be brought together\. Please try again/],
] as const)("explains a failure for the whole room, not for one piece: %s", (problem, said) =>
  expect(words(false, false, problem)).toMatch(said),
);
