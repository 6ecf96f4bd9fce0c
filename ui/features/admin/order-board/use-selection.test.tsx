import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useSelection } from "./use-selection.ts";

it("an order is selected by the first press and deselected by the second; the others stay selected", () => {
  const { result } = renderHook(() => useSelection());
  act(() => result.current.toggle("order-1"));
  act(() => result.current.toggle("order-2"));
  expect([...result.current.chosen]).toEqual(["order-1", "order-2"]);
  act(() => result.current.toggle("order-1"));
  expect([...result.current.chosen]).toEqual(["order-2"]);
});

const orders = ["order-1", "order-2", "order-3", "order-4", "order-5"];

it("a range reaches from the previously pressed order to this one, in either direction", () => {
  const { result } = renderHook(() => useSelection(orders));
  act(() => result.current.toggle("order-4"));
  act(() => result.current.toggle("order-2", true));
  expect([...result.current.chosen].toSorted()).toEqual(["order-2", "order-3", "order-4"]);
  act(() => result.current.toggle("order-3", true));
  expect([...result.current.chosen]).toEqual(["order-4"]);
});

it("a range without a previous order, or with one that is no longer listed, is a single order", () => {
  const { result, rerender } = renderHook(({ listed }) => useSelection(listed), {
    initialProps: { listed: orders },
  });
  act(() => result.current.toggle("order-2", true));
  expect([...result.current.chosen]).toEqual(["order-2"]);
  rerender({ listed: ["order-3", "order-4", "order-5"] });
  act(() => result.current.toggle("order-5", true));
  expect([...result.current.chosen]).toEqual(["order-2", "order-5"]);
});

it("all listed orders are selected and deselected at once", () => {
  const { result } = renderHook(() => useSelection(orders));
  act(() => result.current.set(orders, true));
  expect([...result.current.chosen]).toEqual(orders);
  act(() => result.current.set(orders.slice(1), false));
  expect([...result.current.chosen]).toEqual(["order-1"]);
});

it("a previous selection is not mutated", () => {
  const { result } = renderHook(() => useSelection());
  act(() => result.current.toggle("order-1"));
  const before = result.current.chosen;
  act(() => result.current.none());
  expect([...before]).toEqual(["order-1"]);
  expect(result.current.chosen.size).toBe(0);
});
