import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayAfter,
  dayAt,
  monthAfter,
  readDate,
  presetDays,
  weekday,
  weeksOf,
  writeDate,
} from "./day.ts";

const someDay = fc
  .date({
    min: new Date("1970-01-02T00:00Z"),
    max: new Date("2999-12-31T00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("a typed date", () => {
  it.each([
    ["21/11/2026", "2026-11-21"],
    ["1/2/2026", "2026-02-01"],
    [" 21.11.2026 ", "2026-11-21"],
    ["21-11-26", "2026-11-21"],
    ["21 11 2026", "2026-11-21"],
    ["21112026", "2026-11-21"],
    ["2026-11-21", "2026-11-21"],
    ["29/02/2028", "2028-02-29"],
  ])("is read: %j", (text, day) => {
    expect(readDate(text, false)).toBe(day);
  });

  it.each([
    ...["", "21/11", "11/21/2026", "29/02/2026", "31/04/2026", "21/11/202", "00/01/2026"],
    ...["21/11/2026x", "today", "21/11/20261", "21/11/2026, 3:40 pm"],
  ])("is not read: %j", (text) => {
    expect(readDate(text, false)).toBeNull();
  });

  it.each([
    ["21/11/2026, 3:40 pm", "2026-11-21T15:40"],
    ["21/11/2026 3:40PM", "2026-11-21T15:40"],
    ["21/11/2026, 12:05 am", "2026-11-21T00:05"],
    ["21/11/2026, 12:05 p.m.", "2026-11-21T12:05"],
    ["21/11/2026 15.40", "2026-11-21T15:40"],
    ["2026-11-21T15:40", "2026-11-21T15:40"],
  ])("is read with its time: %j", (text, minute) => {
    expect(readDate(text, true)).toBe(minute);
  });

  it.each(["21/11/2026", "21/11/2026, 25:00", "21/11/2026, 13:00 pm", "21/11/2026, 3:60"])(
    "is not read with its time: %j",
    (text) => {
      expect(readDate(text, true)).toBeNull();
    },
  );

  it("is parsed back from its formatted text, for any day and minute", () => {
    fc.assert(
      fc.property(
        someDay,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (day, hour, minute) => {
          const two = (value: number) => String(value).padStart(2, "0");
          const at = `${day}T${two(hour)}:${two(minute)}`;
          expect(readDate(writeDate(day), false)).toBe(day);
          expect(readDate(writeDate(at), true)).toBe(at);
        },
      ),
    );
  });
});

describe("days", () => {
  it("are days in Colombo", () => {
    expect(dayAt(Date.parse("2026-11-21T18:29:59.999Z"))).toBe("2026-11-21");
    expect(dayAt(Date.parse("2026-11-21T18:30:00.000Z"))).toBe("2026-11-22");
  });

  it("follow each other across the ends of months", () => {
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(monthAfter("2026-03-31", -1)).toBe("2026-02-28");
    expect(monthAfter("2026-11-30", 3)).toBe("2027-02-28");
    expect(monthAfter("2026-12-05", 1)).toBe("2027-01-05");
  });

  it("of a month fill whole weeks from Monday, each day once", () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const days = weeksOf(day).flat();
        expect(days.length % 7).toBe(0);
        expect(weekday(days[0] ?? "")).toBe(0);
        expect(days).toContain(day);
        expect(days.every((each, at) => at === 0 || each === dayAfter(days[at - 1] ?? "", 1))).toBe(
          true,
        );
      }),
    );
  });

  it("of a preset range end today or yesterday", () => {
    expect(presetDays("2026-03-01")).toEqual({
      today: { from: "2026-03-01", to: "2026-03-01" },
      yesterday: { from: "2026-02-28", to: "2026-02-28" },
      week: { from: "2026-02-23", to: "2026-03-01" },
    });
  });
});
