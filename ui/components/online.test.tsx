import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onBack, reportNoAnswer, sinceBackMs, useOnline } from "./online.ts";

/** Whether the shop responds. */
let there = true;
const requests = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  there = true;
  requests.mockClear();
  vi.stubGlobal("fetch", (address: string) => {
    requests(address);
    return there ? Promise.resolve(new Response()) : Promise.reject(new TypeError("no way"));
  });
});
afterEach(async () => {
  // The module polls until the shop responds.
  there = true;
  await pass(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = () => renderHook(() => useOnline()).result;

it("stays online if one request gets no response but the next does", async () => {
  const online = open();
  reportNoAnswer();
  await pass(60_000);
  expect(online.current).toBe(true);
  expect(requests.mock.calls).toEqual([["/healthz"]]);
});

it("is offline while the shop doesn't respond, whatever the browser reports, and polls until it does", async () => {
  const online = open();
  const back = vi.fn();
  const stop = onBack(back);
  there = false;
  reportNoAnswer();
  reportNoAnswer();
  await pass(0);
  expect(navigator.onLine).toBe(true);
  expect(online.current).toBe(false);
  await pass(120_000);
  expect(requests.mock.calls.length).toBeGreaterThan(10);
  expect(requests.mock.calls.length).toBeLessThan(25);
  expect(back).not.toHaveBeenCalled();
  there = true;
  await pass(8_000);
  expect(online.current).toBe(true);
  expect(back).toHaveBeenCalledOnce();
  expect(sinceBackMs()).toBeLessThanOrEqual(8_000);
  const times = requests.mock.calls.length;
  await pass(60_000);
  expect(requests).toHaveBeenCalledTimes(times);
  stop();
});

it("polls at once when the browser reports that the network is back", async () => {
  const online = open();
  there = false;
  reportNoAnswer();
  await pass(20_000);
  there = true;
  act(() => void dispatchEvent(new Event("online")));
  await pass(0);
  expect(online.current).toBe(true);
});
