import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  useRecentSearches,
} from "./recent-searches.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const searches = () => {
  const { result } = renderHook(() => useRecentSearches());
  return {
    shown: () => result.current,
    remember: (...words: readonly string[]) => act(() => words.forEach(rememberSearch)),
  };
};

it("has the newest searches first, each once, and five at most", () => {
  const { shown, remember } = searches();
  remember("lamp", "sofa", "lamp", " clay pot ", "");
  expect(shown()).toEqual(["clay pot", "lamp", "sofa"]);
  remember("desk", "mirror", "tub");
  expect(shown()).toEqual(["tub", "mirror", "desk", "clay pot", "lamp"]);
});

it("has no beginnings of what was typed on", () => {
  const { shown, remember } = searches();
  remember("ta", "Table", "table lamp");
  expect(shown()).toEqual(["table lamp"]);
});

it("forgets one, or all", () => {
  const { shown, remember } = searches();
  remember("lamp", "sofa");
  act(() => forgetSearch("sofa"));
  expect(shown()).toEqual(["lamp"]);
  act(() => forgetSearches());
  expect(shown()).toEqual([]);
});

it("begins anew where something else is kept", () => {
  localStorage.setItem("nivasa.searches", "{nonsense");
  const { shown, remember } = searches();
  expect(shown()).toEqual([]);
  remember("lamp");
  expect(shown()).toEqual(["lamp"]);
});
