import type { PastAroundFragment } from "../generated/operations.ts";

/** The events around a past state: its event 1,200, with one before and none after. */
export const aroundOf = (change: Partial<PastAroundFragment> = {}): PastAroundFragment => ({
  __typename: "HistoryAround",
  number: 1200,
  occurredAt: "2026-11-20T08:00:00.000Z",
  previous: 1100,
  next: null,
  entry: null,
  ...change,
});
