import { expect, it } from "vitest";
import type { PromotionDocument } from "./document.ts";
import { stateAt } from "./queries.ts";

const promotion = {
  ...{ status: "running", uses: 10, used: 4, held: 1 },
  ...{ startsAt: "2026-11-20T18:30:00.000Z", endsAt: "2026-11-27T18:30:00.000Z" },
} as PromotionDocument;

const noon = "2026-11-24T06:30:00.000Z";

it.each([
  ["2026-11-20T18:29:59.999Z", "planned"],
  ["2026-11-20T18:30:00.000Z", "running"],
  ["2026-11-27T18:29:59.999Z", "running"],
  // Its last day ends at midnight in Colombo.
  ["2026-11-27T18:30:00.000Z", "ended"],
] as const)("a promotion at %s is %s", (at, state) => {
  expect(stateAt(promotion, at)).toBe(state);
});

it.each([
  [{ status: "paused" }, "paused"],
  [{ status: "ended" }, "ended"],
  [{ used: 8 }, "running"],
  [{ used: 9 }, "usedUp"],
  [{ held: 6 }, "usedUp"],
  [{ uses: null, used: 1000 }, "running"],
  [{ endsAt: null }, "running"],
] as const)("a promotion with %o is %s", (changes, state) => {
  expect(stateAt({ ...promotion, ...changes }, noon)).toBe(state);
});
