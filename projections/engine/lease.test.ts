import { expect, it } from "vitest";
import { createSoleLeases, readOnlyLeases } from "./lease.ts";

it("holds every lease that was requested, until all are released", async () => {
  const leases = createSoleLeases();
  await leases.request(["orders", "carts"]);
  expect(["orders", "carts", "stock"].map(leases.token)).toEqual([1, 1, null]);
  await leases.release();
  expect(leases.token("orders")).toBeNull();
});

it("requests nothing for a process that only reads", async () => {
  const leases = readOnlyLeases(createSoleLeases());
  await leases.request(["orders"]);
  expect(leases.token("orders")).toBeNull();
});
