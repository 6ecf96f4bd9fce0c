import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLinger } from "./linger.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const lingering = ({ isAwaited = false } = {}) => {
  const stopping = new AbortController();
  const linger = createLinger(() => isAwaited, stopping.signal);
  const after = (events: number, tookMs = 1) => {
    const wait = { isOver: false };
    void linger.after(events, tookMs).then(() => {
      wait.isOver = true;
    });
    return wait;
  };
  return { linger, stopping, after };
};

describe("the wait after a small batch", () => {
  it("takes five milliseconds if no caller waits", async () => {
    const { after } = lingering();
    const wait = after(7);
    await vi.advanceTimersByTimeAsync(4);
    expect(wait.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(wait.isOver).toBe(true);
  });

  it("is skipped if a caller waits", async () => {
    const { after } = lingering({ isAwaited: true });
    const wait = after(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.isOver).toBe(true);
  });

  it("ends when a caller begins to wait, and leaves no timer", async () => {
    const { linger, after } = lingering();
    linger.hurry();
    const wait = after(1);
    linger.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.isOver).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends when the engine stops, and there is none after that", async () => {
    const { stopping, after } = lingering();
    const wait = after(1);
    stopping.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.isOver).toBe(true);
    const next = after(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(next.isOver).toBe(true);
  });
});

it("does not wait after a large batch", async () => {
  const { after } = lingering();
  const wait = after(100);
  await vi.advanceTimersByTimeAsync(0);
  expect(wait.isOver).toBe(true);
});

it.each([
  [8, 1, 4],
  [8, 2, 8],
  [99, 50, 10],
])("waits after %i events that took %i ms for %i ms, even if callers wait", async (...given) => {
  const [events, tookMs, waitMs] = given;
  const { after } = lingering({ isAwaited: true });
  const wait = after(events, tookMs);
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect(wait.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(wait.isOver).toBe(true);
});
