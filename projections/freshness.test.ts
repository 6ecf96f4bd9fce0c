import { expect, it, vi } from "vitest";
import { freshnessOfRequest } from "./freshness.ts";

it("waits once a request for each position, however often it is asked for", async () => {
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
