import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RetryButton } from "./retry-button.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const networkIsBack = () => act(() => void dispatchEvent(new Event("online")));

it("retries when it is pressed, and ignores a failure", async () => {
  // The connection may have come back a moment ago in an earlier test file.
  vi.setSystemTime(Date.now() + 60_000);
  const retry = vi.fn(() => Promise.reject(new Error("still broken")));
  render(<RetryButton onRetry={retry} />);
  await pass(60_000);
  expect(retry).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pass(0);
  expect(retry).toHaveBeenCalledOnce();
});

it("retries by itself when the connection is back: at once, and three more times in case it is slow", async () => {
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

it("starts over when the connection drops and returns, without adding up retries", async () => {
  const retry = vi.fn();
  render(<RetryButton onRetry={retry} />);
  networkIsBack();
  networkIsBack();
  await pass(60_000);
  expect(retry).toHaveBeenCalledTimes(4);
});

it("continues the retries if the page removed the button while it was loading", async () => {
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

it("stops retrying when the data has loaded", async () => {
  const retry = vi.fn();
  const { unmount } = render(<RetryButton onRetry={retry} />);
  networkIsBack();
  await pass(0);
  unmount();
  networkIsBack();
  await pass(60_000);
  expect(retry).toHaveBeenCalledOnce();
});

it("explains that no action is needed while offline", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<RetryButton onRetry={() => undefined} />);
  expect(screen.getByRole("status").textContent).toMatch(/offline/);
  online.mockReturnValue(true);
  networkIsBack();
  expect(screen.getByRole("status").textContent).toBe("");
});
