import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createWaiters } from "./waiters.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("resolves the waits for a position and earlier ones", async () => {
  const waiters = createWaiters();
  expect(waiters.some()).toBe(false);
  const [first, second, later] = ["1", "2", "3"].map((each) => waiters.wait(each, 1000));
  expect(waiters.some()).toBe(true);
  waiters.reached("2");
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(vi.getTimerCount()).toBe(1);
  expect(waiters.some()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(await later).toBe(false);
  expect(waiters.some()).toBe(false);
});
