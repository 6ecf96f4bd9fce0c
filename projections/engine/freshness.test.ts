import { expect, it, vi } from "vitest";
import { createFreshness, freshnessOfRequest } from "./freshness.ts";

it("waits once per request for each position", async () => {
  const reach = vi.fn(async () => false);
  const freshness = freshnessOfRequest({ reach, position: () => "0001", isKeptUp: () => true });
  const waits = Array.from({ length: 50 }, () => freshness.reach("0009"));
  expect(await Promise.all(waits)).toEqual(Array.from({ length: 50 }, () => false));
  await freshness.reach("0009");
  expect(reach).toHaveBeenCalledTimes(1);
  await freshness.reach("0008");
  expect(reach).toHaveBeenCalledTimes(2);
  expect(await freshness.reach(null)).toBe(true);
  expect(freshness.position()).toBe("0001");
});

it("waits two seconds by default, and gives up if read models can't be written", async () => {
  const waitFor = vi.fn(async () => true);
  const writable = createFreshness({ waitFor, position: () => "0001", lastError: () => null });
  await writable.reach("0002");
  await writable.reach("0002", 10_000);
  expect(waitFor.mock.calls).toEqual([
    ["0002", 2000],
    ["0002", 10_000],
  ]);
  const failing = {
    waitFor,
    position: () => "0001",
    lastError: () => new Error("The disk is full"),
  };
  expect(await createFreshness(failing).reach("0002")).toBe(false);
  expect(waitFor).toHaveBeenCalledTimes(2);
});

it("needs no wait before the first event, or for what failing read models already have", async () => {
  const waitFor = vi.fn(async () => false);
  const writable = createFreshness({ waitFor, position: () => null, lastError: () => null });
  expect(await writable.reach(null)).toBe(true);
  expect(await writable.reach(undefined)).toBe(true);
  expect([writable.position(), writable.isKeptUp()]).toEqual(["", true]);
  const lastError = () => new Error("The disk is full");
  const failing = createFreshness({ waitFor, position: () => "0002", lastError });
  expect(await failing.reach("0001")).toBe(true);
  expect(await failing.reach("0002")).toBe(true);
  expect([failing.position(), failing.isKeptUp()]).toEqual(["0002", false]);
  const empty = createFreshness({ waitFor, position: () => null, lastError });
  expect(await empty.reach("0001")).toBe(false);
  expect(waitFor).not.toHaveBeenCalled();
  const reach = vi.fn(async () => true);
  const ofRequest = freshnessOfRequest({ reach, position: () => "", isKeptUp: () => true });
  expect(await ofRequest.reach(undefined)).toBe(true);
  expect(reach).not.toHaveBeenCalled();
});
