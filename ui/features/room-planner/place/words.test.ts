import { expect, it } from "vitest";
import type { PlaceProblem } from "../../product/place/words.ts";
import { placingWords } from "./words.ts";

const words = (pending: boolean, again: boolean, problem: PlaceProblem | null) =>
  placingWords({ pending, again, problem });

it("says what the button does, what it waits for, and that it wants one more press", () => {
  expect(words(false, false, null)).toMatch(/^All pieces together at their true size/);
  expect(words(true, false, null)).toBe("Putting the pieces together…");
  expect(words(false, true, null)).toBe("The room is ready. Press once more.");
});

it("says no more of a failure while it tries again", () => {
  expect(words(true, false, "undrawn")).toBe("Putting the pieces together…");
});

it.each([
  ["unsupported", /cannot place a whole room.*single pieces have a button of their own/],
  ["failed", /camera's room could not be opened/],
  ["undrawn", /could not be brought together\. Please try again/],
] as const)("says of a whole room, not of one piece, why it is not placed: %s", (problem, said) =>
  expect(words(false, false, problem)).toMatch(said),
);
