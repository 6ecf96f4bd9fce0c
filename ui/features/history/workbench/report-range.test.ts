import { expect, it } from "vitest";
import "../../../testing/default-categories.ts";
import { paramsOf, quickRange, quickRangeOf, rangeOf } from "./report-range.ts";

const newest = { events: 42, last: "2026-11-21T20:00:00.000Z" };

it("begins at a day of the shop's time zone, and is recognized by its length", () => {
  const week = quickRange("7d", newest);
  expect(week).toEqual({
    ...{ from: "2026-11-15T18:30:00.000Z", to: newest.last, at: "42" },
    ...{ province: null, category: null, byProduct: false },
  });
  expect(quickRangeOf(week)).toBe("7d");
  expect(quickRangeOf(quickRange("31d", newest))).toBe("31d");
  expect(quickRangeOf(quickRange("all", newest))).toBe("all");
  expect(quickRangeOf({ ...week, from: null })).toBeNull();
});

it("survives a round trip through its URL, without invalid values", () => {
  const week = quickRange("7d", newest);
  expect(rangeOf(paramsOf(week))).toEqual(week);
  const narrowed = {
    ...week,
    province: "North Western",
    category: "Kitchen Equipments" as const,
  };
  expect(paramsOf(narrowed).toString()).toMatch(/province=North\+Western&room=kitchen-equipments$/);
  expect(rangeOf(paramsOf(narrowed))).toEqual(narrowed);
  const summed = { ...week, byProduct: true };
  expect(paramsOf(summed).toString()).toMatch(/&by=product$/);
  expect(rangeOf(paramsOf(summed))).toEqual(summed);
  expect(rangeOf(new URLSearchParams("at=7&from=soon&province=Mars&room=attic"))).toEqual({
    ...{ from: null, to: null, at: "7", province: null, category: null, byProduct: false },
  });
  expect(rangeOf(new URLSearchParams("from=2026-11-01"))).toBeNull();
});
