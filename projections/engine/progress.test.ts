import { expect, it } from "vitest";
import { positionOf as logPositionOf } from "#event-store/eventstoredb/log-position.ts";
import { positionOf } from "#event-store/position.ts";
import { shareOf } from "#projections/engine/progress.ts";

it("tells the share of an embedded log", () => {
  expect(shareOf(positionOf(25), positionOf(100))).toBe(0.25);
  expect(shareOf(positionOf(100), positionOf(100))).toBe(1);
});

it("tells the share of an EventStoreDB log by its commit positions", () => {
  const at = (commit: bigint) => logPositionOf({ commit, prepare: commit });
  expect(shareOf(at(5_000_000n), at(10_000_000n))).toBe(0.5);
});

it("never tells more than everything, and nothing of what it cannot tell", () => {
  expect(shareOf(positionOf(120), positionOf(100))).toBe(1);
  expect(shareOf(null, positionOf(100))).toBe(0);
  expect(shareOf(positionOf(1), null)).toBe(1);
  expect(shareOf("", "")).toBe(0);
});
