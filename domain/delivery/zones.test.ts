import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import { provinces } from "../constants.ts";
import { weekdayOf } from "../values/delivery-day.ts";
import type { DeliveryZone } from "./events.ts";
import { deliveryPlanDecider } from "./plan-decider.ts";
import { dayIdOf, dayOfId, defaultZones, deliveryDates, zoneOf, zoneProblems } from "./zones.ts";

const southern = defaultZones.find(({ id }) => id === "southern") as DeliveryZone;

describe("the zone of an address", () => {
  it("is the one with the district", () => {
    expect(zoneOf(defaultZones, { district: "Galle", province: "Southern" })?.id).toBe("southern");
  });

  it("is the one with most of the province's districts, if the district is unknown", () => {
    const split = defaultZones.map((zone) =>
      zone.id === "southern"
        ? { ...zone, districts: ["Galle"] }
        : zone.id === "uva"
          ? { ...zone, districts: [...zone.districts, "Matara", "Hambantota"] }
          : zone,
    );
    expect(zoneOf(split, { district: "", province: "Southern" })?.id).toBe("uva");
  });

  it("is none outside of the country", () => {
    expect(zoneOf(defaultZones, { district: "", province: "Kerala" })).toBeNull();
    expect(zoneOf(defaultZones, { district: "Kochi", province: "Southern" })).toBeNull();
  });
});

describe("the delivery dates of a zone", () => {
  // 2026-11-25 is a Wednesday, 2026-11-28 a Saturday.
  it("begin after the lead time in working days, on the zone's weekdays", () => {
    expect(deliveryDates(southern, "2026-11-25").slice(0, 5)).toEqual([
      "2026-11-27",
      "2026-11-28",
      "2026-11-30",
      "2026-12-02",
      "2026-12-04",
    ]);
  });

  it("do not count Sundays as working days", () => {
    const daily = { ...southern, weekdays: [1, 2, 3, 4, 5, 6, 7] };
    expect(deliveryDates(daily, "2026-11-27")[0]).toBe("2026-11-30");
    expect(deliveryDates({ ...daily, leadDays: 0 }, "2026-11-29")[0]).toBe("2026-11-29");
  });

  it("are none for a zone without weekdays", () => {
    expect(deliveryDates({ ...southern, weekdays: [] }, "2026-11-25")).toEqual([]);
  });

  it("are ordered, on the zone's weekdays, and at most six weeks ahead", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        fc.nat(30),
        fc.date({
          min: new Date("2026-01-01"),
          max: new Date("2030-01-01"),
          noInvalidDate: true,
        }),
        (weekdays, leadDays, at) => {
          const today = at.toISOString().slice(0, 10);
          const dates = deliveryDates({ ...southern, weekdays, leadDays }, today);
          expect(dates).toEqual(dates.toSorted());
          for (const date of dates) {
            expect(weekdays).toContain(weekdayOf(date));
            expect(date >= today).toBe(true);
            expect(Date.parse(date) - Date.parse(today)).toBeLessThanOrEqual(42 * 86_400_000);
          }
        },
      ),
    );
  });
});

it("names a day by zone and date, whatever the zone's id", () => {
  const day = { zoneId: "north-central", date: "2026-11-27" };
  expect(dayIdOf(day)).toBe("north-central.2026-11-27");
  expect(dayOfId(dayIdOf(day))).toEqual(day);
});

describe("the zones", () => {
  it("are one per province at first, with every district once", () => {
    expect(zoneProblems(defaultZones)).toEqual([]);
    expect(defaultZones.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(provinces).toSorted(),
    );
  });

  it.each<[string, (zones: DeliveryZone[]) => void, string]>([
    [
      "a district in two zones",
      ([a, b]) => Object.assign(a!, { districts: b!.districts }),
      "already in",
    ],
    [
      "a missing district",
      ([a]) => Object.assign(a!, { districts: ["Colombo", "Gampaha"] }),
      "Kalutara",
    ],
    ["an unknown district", ([a]) => Object.assign(a!, { districts: ["Kochi"] }), "not a district"],
    ["a zone without a name", ([a]) => Object.assign(a!, { name: " " }), "enter a name"],
    [
      "two zones of one name",
      ([a, b]) => Object.assign(a!, { name: b!.name.toUpperCase() }),
      "Another zone",
    ],
    ["a weekday 8", ([a]) => Object.assign(a!, { weekdays: [8] }), "Monday"],
    [
      "a negative capacity",
      ([a]) => Object.assign(a!, { capacity: { morning: -1, afternoon: 1 } }),
      "whole number",
    ],
    ["half a lead day", ([a]) => Object.assign(a!, { leadDays: 0.5 }), "whole number"],
  ])("are refused with %s", (_what, spoil, message) => {
    const zones = defaultZones.map((zone) => ({ ...zone }));
    spoil(zones);
    expect(
      zoneProblems(zones)
        .map((problem) => problem.message)
        .join(),
    ).toContain(message);
  });
});

describe("changing the zones", () => {
  const { given } = scenarioOf(deliveryPlanDecider);
  const busy = defaultZones.map((zone) =>
    zone.id === "western" ? { ...zone, capacity: { morning: 20, afternoon: 20 } } : zone,
  );
  const changed = { type: "DeliveryZonesChanged", data: { zones: busy } } as const;

  it("stores all of them", () => {
    given().when({ type: "ChangeDeliveryZones", zones: busy, seen: 0 }).then(changed);
  });

  it("changes nothing if they are the same, also for an outdated page", () => {
    given(changed).when({ type: "ChangeDeliveryZones", zones: busy, seen: 0 }).then();
  });

  it("is refused for zones that are not valid", () => {
    const zones = busy.map((zone) => ({ ...zone, name: " " }));
    given()
      .when({ type: "ChangeDeliveryZones", zones, seen: 0 })
      .thenRefused({ code: "INVALID_INPUT" });
  });

  it("is refused if another admin was faster", () => {
    given(changed)
      .when({ type: "ChangeDeliveryZones", zones: defaultZones, seen: 0 })
      .thenRefused({ code: "CHANGED_MEANWHILE" });
  });
});
