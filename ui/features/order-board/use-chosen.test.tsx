import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useChosen } from "./use-chosen.ts";

afterEach(cleanup);

it("an order is chosen by the first press and let go by the second, the others stay chosen", () => {
  const { result } = renderHook(() => useChosen());
  act(() => result.current.toggle("order-1"));
  act(() => result.current.toggle("order-2"));
  expect([...result.current.chosen]).toEqual(["order-1", "order-2"]);
  act(() => result.current.toggle("order-1"));
  expect([...result.current.chosen]).toEqual(["order-2"]);
});

it("what somebody holds of the choice before does not change under their hands", () => {
  const { result } = renderHook(() => useChosen());
  act(() => result.current.toggle("order-1"));
  const before = result.current.chosen;
  act(() => result.current.none());
  expect([...before]).toEqual(["order-1"]);
  expect(result.current.chosen.size).toBe(0);
});
