import { expect, it } from "vitest";
import { meets, type PlainFilter } from "./meets.ts";

const order = { id: "o1", userId: "ann", phase: "placed", total: 500, cancelledAt: null };

it.each<[PlainFilter, boolean]>([
  [{}, true],
  [{ userId: { eq: "ann" } }, true],
  [{ userId: { eq: "bea" } }, false],
  [{ userId: { eq: "ann" }, phase: { eq: "pending" } }, false],
  [{ phase: { in: ["placed", "cancelled"] } }, true],
  [{ phase: { in: [] } }, false],
  [{ phase: { in: ["pending", "cancelled"] } }, false],
  [{ cancelledAt: { eq: null } }, true],
  [{ total: { gt: 499 } }, true],
  [{ total: { gt: 500 } }, false],
  [{ total: { lt: 501 } }, true],
  [{ total: { lt: 500 } }, false],
  [{ cancelledAt: { lt: "2026" } }, false],
  [{ nothing: { gt: 0 } }, false],
  [{ userId: { gt: "ana", lt: "bea" } }, true],
  [{ userId: { gt: "bea" } }, false],
  [{ total: { gt: null } }, false],
  [{ total: { lt: null } }, false],
])("of an order, %j is %s", (where, met) => {
  expect(meets(order, where)).toBe(met);
});
