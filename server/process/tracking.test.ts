import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createOrderGrants } from "./tracking.ts";

const key = randomBytes(32);
const now = "2026-11-26T08:00:00.000Z";
const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString();

it("a grant names its order until it expires", () => {
  const grants = createOrderGrants(key, 1000);
  const grant = grants.issue("order-1", now);
  expect(grants.orderOf(grant, later(999))).toBe("order-1");
  expect(grants.orderOf(grant, later(1000))).toBeNull();
});

it("a forged grant, and one with another key, name no order", () => {
  const grants = createOrderGrants(key, 1000);
  const [, until = "", signature = ""] = grants.issue("order-1", now).split(".");
  for (const forged of [
    `order-2.${until}.${signature}`,
    `order-1.${Number(until) + 1}.${signature}`,
    `order-1.${until}.`,
    `order-1.${until}`,
    "",
    ".",
    createOrderGrants(randomBytes(32), 1000).issue("order-1", now),
  ]) {
    expect(grants.orderOf(forged, now)).toBeNull();
  }
});
