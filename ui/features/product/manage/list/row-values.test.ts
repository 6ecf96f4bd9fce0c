import { expect, it } from "vitest";
import { differing, problemOf, sentValues, type RowValues } from "./row-values.ts";

const lamp: RowValues = {
  name: "Sigiri Table Lamp",
  description: "Warm light.",
  category: "ELECTRONICS",
  price: "18750",
  countInStock: "4",
};

it("sends what was changed, and nothing that is only written otherwise", () => {
  const typed = { ...lamp, name: " Sigiri Table Lamp ", price: "18,750.00", countInStock: "5" };
  expect(differing(lamp, typed)).toEqual(["countInStock"]);
  expect(sentValues(typed, ["price", "countInStock"])).toEqual({ price: 18_750, countInStock: 5 });
});

it.each([
  [{ name: "  " }, "Please enter a name"],
  [{ description: "" }, "Please enter a description"],
  [{ price: "-1" }, "Please enter a price of Rs. 0 or more"],
  [{ price: "1.234" }, "Please enter a price of Rs. 0 or more"],
  [{ countInStock: "1.5" }, "Please enter how many there are"],
  [{ price: "1,000.5" }, null],
])("finds what is wrong with %j", (changes, problem) => {
  expect(problemOf({ ...lamp, ...changes })).toBe(problem);
});
