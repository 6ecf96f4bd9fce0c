import { expect, it } from "vitest";
import { differing, problemsOf, sentValues, type RowValues } from "./row-values.ts";

const lamp: RowValues = {
  name: "Sigiri Table Lamp",
  description: "Warm light.",
  category: "Electronics",
  price: "18750",
  countInStock: "4",
};

it("sends changes, ignoring differences in formatting", () => {
  const typed = { ...lamp, name: " Sigiri Table Lamp ", price: "18,750.00", countInStock: "5" };
  expect(differing(lamp, typed)).toEqual(["countInStock"]);
  expect(sentValues(typed, ["price", "countInStock"])).toEqual({ price: 18_750, countInStock: 5 });
});

it.each([
  [{ name: "  " }, { name: "Please enter a name" }],
  [{ description: "" }, { description: "Please enter a description" }],
  [{ price: "-1" }, { price: "Please enter a price of Rs. 0 or more" }],
  [{ price: "1.234" }, { price: "Please enter a price of Rs. 0 or more" }],
  [{ price: "9".repeat(20) }, { price: "Please enter a price of Rs. 0 or more" }],
  [{ countInStock: "1.5" }, { countInStock: "Please enter the number in stock" }],
  [
    { price: "", countInStock: "" },
    {
      price: "Please enter a price of Rs. 0 or more",
      countInStock: "Please enter the number in stock",
    },
  ],
  [{ price: "1,000.5" }, {}],
])("reports the errors of %j by field", (changes, problems) => {
  expect(problemsOf({ ...lamp, ...changes })).toEqual(problems);
});
