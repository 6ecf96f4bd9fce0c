import { act, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { createStoredList, useStoredList } from "./stored-list.ts";

const key = "nivasa.some-list";
const isText = (value: unknown): value is string => typeof value === "string";
const listOf = (most = 3) => createStoredList(key, most, isText);

afterEach(() => {
  localStorage.clear();
});

it("stores the first items up to its maximum, for the next page too", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 5 }), (items, most) => {
      listOf(most).store(items);
      expect(listOf(most).read()).toEqual(items.slice(0, most));
    }),
  );
});

it("ignores a stored value that is not a list, and invalid items", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      localStorage.setItem(key, stored);
      expect(listOf().read().every(isText)).toBe(true);
    }),
  );
  localStorage.setItem(key, '["lamp", 7, null, "sofa"]');
  expect(listOf().read()).toEqual(["lamp", "sofa"]);
});

it("notifies subscribers of a change in this window or another, until they unsubscribe", () => {
  const list = listOf();
  const { result, rerender, unmount } = renderHook(() => useStoredList(list));
  act(() => list.store(["lamp"]));
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
  list.store(["desk"]);
  dispatchEvent(new StorageEvent("storage", { key }));
  expect(listener).not.toHaveBeenCalled();
});

it("lasts as long as the page if the browser stores nothing", () => {
  for (const name of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error("Not here");
    });
  }
  const list = listOf();
  expect(list.read()).toEqual([]);
  list.store(["lamp"]);
  expect(list.read()).toEqual(["lamp"]);
  expect(listOf().read()).toEqual([]);
});

it("shows the new list while storage is full, and saves the next one that fits", () => {
  const list = listOf();
  list.store(["lamp"]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const { result } = renderHook(() => useStoredList(list));
  act(() => list.store(["sofa", "lamp"]));
  expect(list.read()).toEqual(["sofa", "lamp"]);
  expect(result.current).toEqual(["sofa", "lamp"]);
  expect(listOf().read()).toEqual(["lamp"]);
  full.mockRestore();
  act(() => list.store(["sofa"]));
  expect(listOf().read()).toEqual(["sofa"]);
  act(() => {
    localStorage.setItem(key, '["desk"]');
    dispatchEvent(new StorageEvent("storage", { key }));
  });
  expect(result.current).toEqual(["desk"]);
});
