import { expect, it } from "vitest";
import { categories } from "../../generated/shop.ts";
import { allCategories, roomFromParameter, roomOf, roomParameter, roomPath } from "./rooms.ts";

it("every category has a label and a unique wall", () => {
  const labels = allCategories.map((category) => roomOf(category).label);
  expect(labels).toEqual([...categories]);
  expect(new Set(allCategories.map((category) => roomOf(category).wall)).size).toBe(labels.length);
});

it("the URL of a category selects it, and any other word selects all", () => {
  for (const category of allCategories) {
    const { searchParams } = new URL(roomPath(category), "https://shop.example");
    expect(roomFromParameter(searchParams.get(roomParameter))).toBe(category);
  }
  expect(roomFromParameter("cellar")).toBeNull();
  expect(roomFromParameter(null)).toBeNull();
});
