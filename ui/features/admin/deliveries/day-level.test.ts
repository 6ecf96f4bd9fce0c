import { describe, expect, it } from "vitest";
import {
  dayInWords,
  kindOf,
  leadInWords,
  levelOf,
  weekdaysInWords,
  type Zone,
  type ZoneDay,
} from "./day-level.ts";

const zone = { morningCapacity: 8, afternoonCapacity: 0 } as Zone;
const dayOf = (change: Partial<ZoneDay> = {}): ZoneDay => ({
  __typename: "ZoneDay",
  date: "2026-11-27",
  delivers: true,
  closed: null,
  morning: 0,
  afternoon: 0,
  ...change,
});

describe("a slot", () => {
  it.each([
    [0, 8, "free"],
    [5, 8, "free"],
    [6, 8, "filling"],
    [7, 8, "filling"],
    [8, 8, "full"],
    [9, 8, "full"],
    [1, 0, "full"],
    [0, 0, "none"],
    [0, 1, "free"],
  ] as const)("with %i orders and %i places is %s", (orders, capacity, level) => {
    expect(levelOf(orders, capacity)).toBe(level);
  });
});

describe("a zone's day", () => {
  it("is off without a delivery, unless orders are left from other weekdays", () => {
    expect(kindOf(dayOf({ delivers: false }))).toBe("off");
    expect(kindOf(dayOf({ delivers: false, morning: 1 }))).toBe("on");
    expect(kindOf(dayOf({ delivers: false, closed: "Poya day" }))).toBe("closed");
  });

  it("is described in words", () => {
    expect(dayInWords(zone, dayOf({ morning: 8 }))).toBe("morning 8 of 8, full; no afternoon");
    expect(dayInWords(zone, dayOf({ closed: "Poya day", morning: 2 }))).toBe(
      "closed, Poya day; morning 2 of 8; no afternoon",
    );
    expect(dayInWords(zone, dayOf({ delivers: false }))).toBe("no delivery");
  });
});

it("names weekdays and lead times", () => {
  expect(weekdaysInWords([6, 1, 2, 3, 4, 5])).toBe("Mon to Sat");
  expect(weekdaysInWords([2, 4, 6])).toBe("Tue, Thu, Sat");
  expect(weekdaysInWords([1, 2])).toBe("Mon, Tue");
  expect(weekdaysInWords([])).toBe("days by phone");
  expect([0, 1, 3].map(leadInWords)).toEqual(["same day", "1 day ahead", "3 days ahead"]);
});
