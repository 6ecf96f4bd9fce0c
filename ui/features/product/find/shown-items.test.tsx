import { afterEach, expect, it } from "vitest";
import { keepShown, shownAt } from "./shown-items.ts";

afterEach(() => sessionStorage.clear());

it("remembers per URL how many items were shown, up to one response", () => {
  expect(shownAt("?q=lamp")).toBe(0);
  keepShown("?q=lamp", 24);
  keepShown("", 240);
  keepShown("?q=lamp", 48);
  expect([shownAt("?q=lamp"), shownAt("")]).toEqual([48, 96]);
});

it("drops the oldest URLs, and ignores invalid counts", () => {
  for (let page = 0; page < 30; page += 1) keepShown(`?page=${page}`, 24);
  expect([shownAt("?page=0"), shownAt("?page=29")]).toEqual([0, 24]);
  sessionStorage.setItem("nivasa.shown", '[["", "many"], 7, ["x", -3]]');
  expect([shownAt(""), shownAt("x")]).toEqual([0, 0]);
});
