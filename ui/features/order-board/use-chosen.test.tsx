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

const orders = ["order-1", "order-2", "order-3", "order-4", "order-5"];

it("a range reaches from the order pressed before to this one, in either direction", () => {
  const { result } = renderHook(() => useChosen(orders));
  act(() => result.current.toggle("order-4"));
  act(() => result.current.toggle("order-2", true));
  expect([...result.current.chosen].toSorted()).toEqual(["order-2", "order-3", "order-4"]);
  act(() => result.current.toggle("order-3", true));
  expect([...result.current.chosen]).toEqual(["order-4"]);
});

it("a range without an order pressed before it, or with one no longer listed, is one order", () => {
  const { result, rerender } = renderHook(({ listed }) => useChosen(listed), {
    initialProps: { listed: orders },
  });
  act(() => result.current.toggle("order-2", true));
  expect([...result.current.chosen]).toEqual(["order-2"]);
  rerender({ listed: ["order-3", "order-4", "order-5"] });
  act(() => result.current.toggle("order-5", true));
  expect([...result.current.chosen]).toEqual(["order-2", "order-5"]);
});

it("all orders listed are chosen at once, and let go at once", () => {
  const { result } = renderHook(() => useChosen(orders));
  act(() => result.current.set(orders, true));
  expect([...result.current.chosen]).toEqual(orders);
  act(() => result.current.set(orders.slice(1), false));
  expect([...result.current.chosen]).toEqual(["order-1"]);
});

it("what somebody holds of the choice before does not change under their hands", () => {
  const { result } = renderHook(() => useChosen());
  act(() => result.current.toggle("order-1"));
  const before = result.current.chosen;
  act(() => result.current.none());
  expect([...before]).toEqual(["order-1"]);
  expect(result.current.chosen.size).toBe(0);
});
