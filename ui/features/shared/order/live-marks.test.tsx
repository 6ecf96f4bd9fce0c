import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLiveMarks } from "./live-marks.ts";

const glowMs = 2_420;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const openMarks = () => {
  const { result, unmount } = renderHook(() => useLiveMarks());
  return {
    unmount,
    mark: (id: string) => act(() => result.current.mark(id)),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    glow: (id: string, revision = 1) => result.current.glowOf({ id, revision }),
  };
};

it("makes only the changed order glow, until the glow has faded", () => {
  const { mark, pass, glow } = openMarks();
  mark("order-1");
  expect(glow("order-1")).toBeDefined();
  expect(glow("order-2")).toBeUndefined();
  pass(glowMs - 1);
  expect(glow("order-1")).toBeDefined();
  pass(1);
  expect(glow("order-1")).toBeUndefined();
});

it("restarts the glow when the order changes again meanwhile", () => {
  const { mark, pass, glow } = openMarks();
  mark("order-1");
  const first = glow("order-1", 1);
  pass(glowMs - 1);
  mark("order-1");
  pass(glowMs - 1);
  expect(glow("order-1", 2)).toBeDefined();
  expect(glow("order-1", 2)).not.toBe(first);
  pass(1);
  expect(glow("order-1", 2)).toBeUndefined();
});

it("fades several orders independently", () => {
  const { mark, pass, glow } = openMarks();
  mark("order-1");
  pass(1_000);
  mark("order-2");
  pass(glowMs - 1_000);
  expect([glow("order-1"), glow("order-2")]).toEqual([undefined, "glow-odd"]);
});

it("clears its timers on unmount", () => {
  const { mark, unmount } = openMarks();
  mark("order-1");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
