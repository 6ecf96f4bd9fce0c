import { act, cleanup, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { createKeptList, useKeptList } from "./kept-list.ts";

const key = "nivasa.some-list";
const isText = (value: unknown): value is string => typeof value === "string";
const listOf = (most = 3) => createKeptList(key, most, isText);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("keeps the first so many of whatever it is given, for the next page too", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 5 }), (items, most) => {
      listOf(most).keep(items);
      expect(listOf(most).read()).toEqual(items.slice(0, most));
    }),
  );
});

it("given something in storage that is no list or no item, then what can be used is left", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      localStorage.setItem(key, stored);
      expect(listOf().read().every(isText)).toBe(true);
    }),
  );
  localStorage.setItem(key, '["lamp", 7, null, "sofa"]');
  expect(listOf().read()).toEqual(["lamp", "sofa"]);
});

it("given a change in this window or another, then who shows it sees it; who has gone is not told", () => {
  const list = listOf();
  const { result, rerender, unmount } = renderHook(() => useKeptList(list));
  act(() => list.keep(["lamp"]));
  expect(result.current).toEqual(["lamp"]);
  const shown = result.current;
  rerender();
  expect(result.current).toBe(shown);
  act(() => {
    localStorage.setItem(key, '["sofa"]');
    dispatchEvent(new StorageEvent("storage", { key }));
  });
  expect(result.current).toEqual(["sofa"]);
  unmount();
  const listener = vi.fn<() => void>();
  list.subscribe(listener)();
  list.keep(["desk"]);
  dispatchEvent(new StorageEvent("storage", { key }));
  expect(listener).not.toHaveBeenCalled();
});

it("given a browser that keeps nothing, then the list lasts as long as the page", () => {
  for (const name of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error("Not here");
    });
  }
  const list = listOf();
  expect(list.read()).toEqual([]);
  list.keep(["lamp"]);
  expect(list.read()).toEqual(["lamp"]);
  expect(listOf().read()).toEqual([]);
});
