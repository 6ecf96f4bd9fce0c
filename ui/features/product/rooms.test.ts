import { expect, it } from "vitest";
import { categories } from "../../generated/shop.ts";
import { allCategories, roomFromParameter, roomOf, roomParameter, roomPath } from "./rooms.ts";

it("every category of the shop is one room, each with a wall of its own", () => {
  const labels = allCategories.map((category) => roomOf(category).label);
  expect(labels).toEqual([...categories]);
  expect(new Set(allCategories.map((category) => roomOf(category).wall)).size).toBe(labels.length);
});

it("the address of a room leads to that room, and any other word to all of them", () => {
  for (const category of allCategories) {
    const { searchParams } = new URL(roomPath(category), "https://shop.example");
    expect(roomFromParameter(searchParams.get(roomParameter))).toBe(category);
  }
  expect(roomFromParameter("cellar")).toBeNull();
  expect(roomFromParameter(null)).toBeNull();
});
