import { expect, it } from "vitest";
import { lengthProblem, metresOf, sides } from "./room-size.ts";

it.each([
  ["4.2", 420],
  [" 3,60 ", 360],
  ["12", 1200],
  ["2.645", 265],
  ["", null],
  ["-3", null],
  ["1e1", null],
  ["four", null],
  ["300", null],
])("%j is %s centimetres", (typed, cm) => expect(metresOf(typed)).toBe(cm));

it("names the allowed range of a length", () => {
  const [width, , height] = sides;
  expect(lengthProblem(width!, "1.49")).toBe("From 1.5 to 12 metres");
  expect(lengthProblem(width!, "12.00")).toBeNull();
  expect(lengthProblem(height!, "6.01")).toBe("From 2 to 6 metres");
});
