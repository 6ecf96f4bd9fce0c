import fc from "fast-check";
import { expect, it } from "vitest";
import { provinceNames, districtsOf } from "./provinces.ts";
import { clockInColombo, startOfDay } from "./colombo.ts";

const day = 86_400_000;
const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });

it("a day of the shop begins at midnight in Colombo, 6:30 pm UTC on the day before", () => {
  const at = Date.parse("2026-11-21T18:29:59.999Z");
  expect(new Date(startOfDay(at)).toISOString()).toBe("2026-11-20T18:30:00.000Z");
  expect(new Date(startOfDay(at + 1)).toISOString()).toBe("2026-11-21T18:30:00.000Z");
});

it("every time falls into its own day, and a day has one start", () => {
  fc.assert(
    fc.property(moments, (at) => {
      const start = startOfDay(at);
      expect(start <= at && at < start + day).toBe(true);
      expect(startOfDay(start)).toBe(start);
      expect(startOfDay(start + day - 1)).toBe(start);
      expect(clockInColombo(start).slice(11)).toBe("00:00:00.000Z");
      expect(clockInColombo(at).slice(0, 10)).toBe(clockInColombo(start).slice(0, 10));
    }),
  );
});

it("each of the 25 districts is in one of the nine provinces, and no unknown province has any", () => {
  const districts = provinceNames.flatMap((name) => districtsOf(name));
  expect(provinceNames).toHaveLength(9);
  expect(districts).toHaveLength(25);
  expect(new Set(districts).size).toBe(25);
  for (const name of ["", "Wales", "constructor", "__proto__"])
    expect(districtsOf(name)).toEqual([]);
});
