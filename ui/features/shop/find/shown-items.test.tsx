import { afterEach, expect, it } from "vitest";
import { storeShownCount, shownCountOf } from "./shown-items.ts";

afterEach(() => sessionStorage.clear());

it("remembers per URL how many items were shown, up to one response", () => {
  expect(shownCountOf("?q=lamp")).toBe(0);
  storeShownCount("?q=lamp", 24);
  storeShownCount("", 240);
  storeShownCount("?q=lamp", 48);
  expect([shownCountOf("?q=lamp"), shownCountOf("")]).toEqual([48, 96]);
});

it("drops the oldest URLs, and ignores invalid counts", () => {
  for (let page = 0; page < 30; page += 1) storeShownCount(`?page=${page}`, 24);
  expect([shownCountOf("?page=0"), shownCountOf("?page=29")]).toEqual([0, 24]);
  sessionStorage.setItem("nivasa.shown", '[["", "many"], 7, ["x", -3]]');
  expect([shownCountOf(""), shownCountOf("x")]).toEqual([0, 0]);
});
