import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultZones } from "#domain/delivery/zones.ts";
import { usualDaysByZone } from "./usual-days.ts";

const dayMs = 86_400_000;
const placedAt = Date.parse("2026-11-01T04:00:00.000Z");

/** An order to Galle that was delivered after a number of days. */
const after = (days: number, district = "Galle", province = "Southern") => ({
  createdAt: new Date(placedAt).toISOString(),
  statusChangedAt: new Date(placedAt + days * dayMs).toISOString(),
  district,
  province,
});

it("is the median and the 80th percentile of a zone's deliveries", () => {
  const delivered = [2, 2, 2, 2, 3, 3, 3, 3, 5, 9].map((days) => after(days));
  expect(usualDaysByZone(defaultZones, delivered).get("southern")).toEqual({ from: 3, to: 3 });
  expect(
    usualDaysByZone(
      defaultZones,
      [1, 2, 2, 3, 4].map((days) => after(days)),
    ).get("southern"),
  ).toEqual({ from: 2, to: 3 });
});

it("counts days in Colombo, where a new day begins at 18:30 in UTC", () => {
  const order = {
    ...after(0),
    createdAt: "2026-11-01T18:00:00.000Z",
    statusChangedAt: "2026-11-01T19:00:00.000Z",
  };
  const five = Array.from({ length: 5 }, () => order);
  expect(usualDaysByZone(defaultZones, five).get("southern")).toEqual({ from: 1, to: 1 });
});

it("does not exist for a zone with few deliveries, or for an erased address", () => {
  const few = [after(1), after(1), after(1), after(1)];
  const erased = Array.from({ length: 9 }, () => after(1, "", ""));
  expect([...usualDaysByZone(defaultZones, [...few, ...erased]).keys()]).toEqual([]);
});

it("is never less than the fastest and never more than the slowest delivery", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { minLength: 5, maxLength: 60 }), (days) => {
      const usual = usualDaysByZone(
        defaultZones,
        days.map((each) => after(each)),
      ).get("southern");
      expect(usual?.from).toBeGreaterThanOrEqual(Math.min(...days));
      expect(usual?.to).toBeLessThanOrEqual(Math.max(...days));
      expect(usual?.from).toBeLessThanOrEqual(usual?.to ?? -1);
    }),
  );
});
