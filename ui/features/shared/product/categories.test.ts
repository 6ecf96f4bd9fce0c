import { expect, it } from "vitest";
import { categories } from "../../../generated/shop.ts";
import {
  allCategories,
  categoryFromParameter,
  categoryDisplay,
  categoryParameter,
  categoryPath,
} from "./categories.ts";

it("every category has a label and a unique wall", () => {
  const labels = allCategories.map((category) => categoryDisplay(category).label);
  expect(labels).toEqual([...categories]);
  expect(new Set(allCategories.map((category) => categoryDisplay(category).wall)).size).toBe(
    labels.length,
  );
});

it("the URL of a category selects it, and any other word selects all", () => {
  for (const category of allCategories) {
    const { searchParams } = new URL(categoryPath(category), "https://shop.example");
    expect(categoryFromParameter(searchParams.get(categoryParameter))).toBe(category);
  }
  expect(categoryFromParameter("cellar")).toBeNull();
  expect(categoryFromParameter(null)).toBeNull();
});
