import { expect, it } from "vitest";
import "../../../../testing/default-categories.ts";
import type { ListedProduct } from "../list/csv.ts";
import { compare } from "./compare.ts";
import { parse } from "./parse.ts";
import { csvOfRefused, refusalText, refusedOf } from "./refused-rows.ts";

const rowsOf = (csv: string) => {
  const parsed = parse(csv);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return compare(parsed, [{ _id: "lamp", name: "Lamp", category: "Furnitures" } as ListedProduct]);
};

it("writes rejected rows with their problems, so that they can be corrected and imported again", () => {
  const refused = refusedOf(rowsOf('_id,name\nboat,"A, b"\nlamp,=1+1\n'), new Map());
  const csv = csvOfRefused(refused);
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    "\ufeff_id,name,problem",
    'boat,"A, b",_id: No item on sale has this id; leave it empty for a new item',
  ]);
  expect(csv).toContain(`lamp,"'=1+1",`);
  const again = rowsOf(csv.replace("\ufeff", ""));
  expect(again.map(({ outcome }) => outcome)).toEqual(["refused", "changed"]);
  expect(again[1]?.values).toEqual({ name: "=1+1" });
});

it("writes all rows of a rejected item, and names the row of a rejected variant", () => {
  const [item] = rowsOf(
    "name,category,price,countInStock,image,description,variantOptions,variantValues\n" +
      "Stool,Furnitures,1,3,/a.webp,Low.,Colour,Red\nStool,Furnitures,1,3,/a.webp,Low.,Colour,Teal\n",
  );
  if (!item) throw new Error("The file has an item");
  const refusal = { field: "variants.1.image", message: "It could not be fetched." };
  const problem = refusalText(refusal, item);
  expect(problem).toBe("row 3, image: It could not be fetched.");
  expect(refusalText({ field: "name", message: "No" }, item)).toBe("name: No");
  expect(refusalText({ field: null, message: "No" }, undefined)).toBe("No");
  const refused = refusedOf([item], new Map([[2, problem]]));
  expect(refused.map(({ row }) => row.line)).toEqual([2, 3]);
  expect(csvOfRefused(refused)).toContain(`Colour,Teal,"${problem}"`);
});
