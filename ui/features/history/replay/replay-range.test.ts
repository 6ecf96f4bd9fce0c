import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endsAround, endsOfDays, lengthOf, shifted, spanOf, timeScaleOf } from "./replay-range.ts";

// 9:40 am in Colombo.
const at = Date.parse("2026-11-21T04:10:00.000Z");

describe("a range of the log", () => {
  it.each([
    ["15m", "2026-11-21T04:00:00.000Z", "2026-11-21T04:14:59.999Z"],
    ["1h", "2026-11-21T03:30:00.000Z", "2026-11-21T04:29:59.999Z"],
    ["day", "2026-11-20T18:30:00.000Z", "2026-11-21T18:29:59.999Z"],
    ["7d", "2026-11-14T18:30:00.000Z", "2026-11-21T18:29:59.999Z"],
    ["all", null, null],
  ] as const)("of %s is around the moment, in Colombo time", (length, from, to) => {
    const ends = endsAround(length, at);
    expect(ends).toEqual({ from, to });
    expect(lengthOf(ends)).toBe(length);
  });

  it("moves to the previous and next one, without a gap", () => {
    const day = spanOf(endsOfDays({ from: "2026-11-21", to: "2026-11-21" }));
    if (!day) throw new Error("a day has two ends");
    expect(shifted(day, -1)).toEqual(endsOfDays({ from: "2026-11-20", to: "2026-11-20" }));
    expect(shifted(day, 1)).toEqual(endsOfDays({ from: "2026-11-22", to: "2026-11-22" }));
  });

  it.each([
    { from: null, to: "2026-11-21T00:00:00.000Z" },
    { from: "100", to: "200" },
    { from: "2026-11-22T00:00:00.000Z", to: "2026-11-21T00:00:00.000Z" },
  ])("has no times if its ends have none: %o", (ends) => {
    expect(spanOf(ends)).toBeNull();
    expect(lengthOf(ends)).toBeNull();
  });
});

describe("the time axis", () => {
  it("maps each event to its position and back", () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(gaps, (seconds) => {
        let time = at;
        const points = [{ number: 0, occurredAt: null as string | null }];
        for (const gap of seconds) {
          time += gap * 1000;
          points.push({ number: points.length, occurredAt: new Date(time).toISOString() });
        }
        const scale = timeScaleOf(points, { from: at, to: time });
        expect([scale.shareOf(0), scale.shareOf(points.length - 1)]).toEqual([0, 1]);
        for (const { number } of points) expect(scale.numberAt(scale.shareOf(number))).toBe(number);
      }),
    );
  });

  it("stays inside the range if its first point is before it", () => {
    const points = [
      { number: 10, occurredAt: new Date(at - 5000).toISOString() },
      { number: 12, occurredAt: new Date(at + 5000).toISOString() },
    ];
    const { shareOf, numberAt } = timeScaleOf(points, { from: at, to: at + 10_000 });
    expect([shareOf(10), shareOf(11), shareOf(12)]).toEqual([0, 0.25, 0.5]);
    expect([numberAt(0), numberAt(0.25), numberAt(1)]).toEqual([10, 11, 12]);
  });
});
