import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RetryButton } from "./retry-button.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const networkIsBack = () => act(() => void dispatchEvent(new Event("online")));

it("asks again when it is pressed, and takes a failure without noise", async () => {
  // In a file before this one the connection may have come back a moment ago.
  vi.setSystemTime(Date.now() + 60_000);
  const retry = vi.fn(() => Promise.reject(new Error("still broken")));
  render(<RetryButton onRetry={retry} />);
  await pass(60_000);
  expect(retry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pass(0);
  expect(retry).toHaveBeenCalledOnce();
});

it("asks by itself when the connection is back: at once, and thrice more in case it is slow", async () => {
  const retry = vi.fn(() => Promise.reject(new Error("still broken")));
  render(<RetryButton onRetry={retry} />);
  networkIsBack();
  const tries: number[] = [];
  for (const ms of [0, 1_000, 3_000, 11_000, 60_000]) {
    await pass(ms);
    tries.push(retry.mock.calls.length);
  }
  expect(tries).toEqual([1, 2, 3, 4, 4]);
});

it("begins anew when the connection comes and goes, and does not pile up", async () => {
  const retry = vi.fn();
  render(<RetryButton onRetry={retry} />);
  networkIsBack();
  networkIsBack();
  await pass(60_000);
  expect(retry).toHaveBeenCalledTimes(4);
});

it("goes on with the tries where a page took the button away while it asked", async () => {
  const retry = vi.fn();
  const first = render(<RetryButton onRetry={retry} />);
  networkIsBack();
  await pass(10);
  first.unmount();
  await pass(90);
  render(<RetryButton onRetry={retry} />);
  await pass(899);
  expect(retry).toHaveBeenCalledOnce();
  await pass(1);
  expect(retry).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(retry).toHaveBeenCalledTimes(4);
});

it("asks for nothing once what was asked for is there", async () => {
  const retry = vi.fn();
  const { unmount } = render(<RetryButton onRetry={retry} />);
  networkIsBack();
  await pass(0);
  unmount();
  networkIsBack();
  await pass(60_000);
  expect(retry).toHaveBeenCalledOnce();
});

it("says that nothing has to be done while there is no connection", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<RetryButton onRetry={() => undefined} />);
  expect(screen.getByRole("status").textContent).toMatch(/offline/);
  online.mockReturnValue(true);
  networkIsBack();
  expect(screen.getByRole("status").textContent).toBe("");
});
