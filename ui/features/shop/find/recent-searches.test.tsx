import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  useRecentSearches,
} from "./recent-searches.ts";

afterEach(() => {
  localStorage.clear();
});

const searches = () => {
  const { result } = renderHook(() => useRecentSearches());
  return {
    shown: () => result.current,
    remember: (...words: readonly string[]) => act(() => words.forEach(rememberSearch)),
  };
};

it("lists the newest five searches first, without duplicates", () => {
  const { shown, remember } = searches();
  remember("lamp", "sofa", "lamp", " clay pot ", "");
  expect(shown()).toEqual(["clay pot", "lamp", "sofa"]);
  remember("desk", "mirror", "tub");
  expect(shown()).toEqual(["tub", "mirror", "desk", "clay pot", "lamp"]);
});

it("drops a search that is the beginning of a longer one", () => {
  const { shown, remember } = searches();
  remember("ta", "Table", "table lamp");
  expect(shown()).toEqual(["table lamp"]);
});

it("removes one, or all", () => {
  const { shown, remember } = searches();
  remember("lamp", "sofa");
  act(() => forgetSearch("sofa"));
  expect(shown()).toEqual(["lamp"]);
  act(() => forgetSearches());
  expect(shown()).toEqual([]);
});

it("starts empty if the stored value is invalid", () => {
  localStorage.setItem("nivasa.searches", "{nonsense");
  const { shown, remember } = searches();
  expect(shown()).toEqual([]);
  remember("lamp");
  expect(shown()).toEqual(["lamp"]);
});
