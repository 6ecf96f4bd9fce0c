import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSignal, pauseUntilNotified } from "./signal.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pause of a second, begun after `work`, that has listened since before it. */
const pausing = (work: (notify: () => void) => void = () => undefined) => {
  const signal = createSignal();
  const stopping = new AbortController();
  const seen = signal.times();
  work(signal.notify);
  let over = false;
  void pauseUntilNotified(signal, seen, 1000, stopping.signal).then(() => (over = true));
  return {
    ...{ signal, stopping },
    async isOverAfter(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return over;
    },
  };
};

it("pauses for its time", async () => {
  const { isOverAfter } = pausing();
  expect(await isOverAfter(999)).toBe(false);
  expect(await isOverAfter(1)).toBe(true);
});

it.each(["notified", "aborted"])("ends when it is %s, and leaves no timer", async (how) => {
  const { signal, stopping, isOverAfter } = pausing();
  expect(await isOverAfter(10)).toBe(false);
  if (how === "notified") signal.notify();
  else stopping.abort();
  expect(await isOverAfter(0)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("does not pause after a notification that came before it", async () => {
  const { isOverAfter } = pausing((notify) => notify());
  expect(await isOverAfter(0)).toBe(true);
});
