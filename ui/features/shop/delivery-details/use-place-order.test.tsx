import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { submissionOf } from "../../../testing/submissions.ts";
import { rememberOrder } from "../checkout/recent-orders.ts";
import { submissionStore } from "../checkout/submission-store.ts";
import { usePlaceOrder } from "./use-place-order.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openPage = () => {
  const onPlaced = vi.fn();
  const { result } = renderHook(() => usePlaceOrder(onPlaced));
  return { result, onPlaced, current: () => submissionStore.read().current?.id };
};

it("hands an order over at once", () => {
  const { result, onPlaced, current } = openPage();
  const submission = submissionOf();
  act(() => result.current.place(submission));
  expect(current()).toBe(submission.id);
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(result.current.orderedAt).toBeNull();
});

it("asks first if the same was ordered a moment ago", () => {
  const { result, onPlaced, current } = openPage();
  const first = submissionOf();
  rememberOrder(first);
  const second = submissionOf();
  act(() => result.current.place(second));
  expect(result.current.orderedAt).toBe(first.startedAt);
  expect(current()).not.toBe(second.id);
  expect(onPlaced).not.toHaveBeenCalled();
  act(() => result.current.placeAgain());
  expect(current()).toBe(second.id);
  expect(submissionStore.read().current?.input.again).toBe(true);
  expect(onPlaced).toHaveBeenCalledOnce();
});

it("places nothing when the shopper declines a second order", () => {
  const { result, onPlaced, current } = openPage();
  rememberOrder(submissionOf());
  const second = submissionOf();
  act(() => result.current.place(second));
  act(() => result.current.decline());
  expect(result.current.orderedAt).toBeNull();
  act(() => result.current.placeAgain());
  expect(current()).not.toBe(second.id);
  expect(onPlaced).not.toHaveBeenCalled();
});
