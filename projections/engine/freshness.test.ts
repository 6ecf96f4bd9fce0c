import { expect, it, vi } from "vitest";
import { createFreshness, freshnessOfRequest } from "./freshness.ts";

it("waits once per request for each position", async () => {
  const reach = vi.fn(async () => false);
  const freshness = freshnessOfRequest({ reach, position: () => "0001", isKeptUp: () => true });
  const asked = Array.from({ length: 50 }, () => freshness.reach("0009"));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 50 }, () => false));
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
