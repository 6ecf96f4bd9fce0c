import { expect, it } from "vitest";
import { positionOf as logPositionOf } from "#event-store/eventstoredb/log-position.ts";
import { positionOf } from "#event-store/position.ts";
import { shareOf } from "#projections/engine/progress.ts";

it("is the share of an embedded log", () => {
  expect(shareOf(positionOf(25), positionOf(100))).toBe(0.25);
  expect(shareOf(positionOf(100), positionOf(100))).toBe(1);
});

it("is the share of an EventStoreDB log by commit positions", () => {
  const at = (commit: bigint) => logPositionOf({ commit, prepare: commit });
  expect(shareOf(at(5_000_000n), at(10_000_000n))).toBe(0.5);
});

it("never exceeds 100%, and is unknown if it can't be computed", () => {
  expect(shareOf(positionOf(120), positionOf(100))).toBe(1);
  expect(shareOf(null, positionOf(100))).toBe(0);
  expect(shareOf(positionOf(1), null)).toBe(1);
  expect(shareOf("", "")).toBe(0);
});
