import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInColombo } from "#domain/values/colombo.ts";
import { backupsToKeep } from "./retention.ts";

const dayMs = 24 * 60 * 60 * 1000;
const first = Date.parse("2026-01-01T21:00:00.000Z");

const nights = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, night) => new Date(first + night * dayMs).toISOString());

const monthOf = (at: string): string => dayInColombo(at).slice(0, 7);

/** Days since Monday, 29 December 2025, in weeks. */
const weekOf = (at: string): number =>
  Math.floor((Date.parse(dayInColombo(at)) - Date.parse("2025-12-29")) / (7 * dayMs));

describe("the backups to keep", () => {
  it("are the last 7 nights, and the newest of the last 4 weeks and 12 months", () => {
    const all = nights(500);
    const now = all.at(-1) ?? "";
    const kept = all.filter((each) => backupsToKeep(all, now).has(each));
    expect(kept.slice(-7)).toEqual(all.slice(-7));
    const older = kept.slice(0, -7);
    const weeks = new Set(kept.map(weekOf));
    const months = new Set(kept.map(monthOf));
    expect([...months]).toHaveLength(12);
    expect([...weeks].filter((week) => week > weekOf(now) - 4)).toHaveLength(4);
    expect(older.length).toBeLessThanOrEqual(4 + 12);
    for (const each of older) {
      const isLastOfWeek = !all.some((other) => other > each && weekOf(other) === weekOf(each));
      const isLastOfMonth = !all.some((other) => other > each && monthOf(other) === monthOf(each));
      expect(isLastOfWeek || isLastOfMonth).toBe(true);
    }
  });

  const times = fc
    .uniqueArray(fc.integer({ min: 0, max: 800 * 24 }), { maxLength: 60 })
    .map((hours) => hours.map((hour) => new Date(first + hour * 60 * 60 * 1000).toISOString()));

  it("include the newest, all of the last day, and the newest of each of the last 7 days", () => {
    fc.assert(
      fc.property(times, (all) => {
        const sorted = all.toSorted();
        const newest = sorted.at(-1) ?? "";
        const kept = backupsToKeep(all, newest || "2026-01-01T00:00:00.000Z");
        expect([...kept].every((each) => all.includes(each))).toBe(true);
        if (newest) expect(kept.has(newest)).toBe(true);
        const days = [...new Set(sorted.map(dayInColombo))].slice(-7);
        for (const day of days) {
          expect(kept.has(sorted.findLast((each) => dayInColombo(each) === day) ?? "")).toBe(true);
        }
        expect(kept.size).toBeLessThanOrEqual(7 + 4 + 12 + 24);
      }),
    );
  });

  it("stay the same if those that are not kept are removed first", () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 48 }), (all, later) => {
        const newest = all.toSorted().at(-1) ?? "2026-01-01T00:00:00.000Z";
        const now = new Date(Date.parse(newest) + later * 60 * 60 * 1000).toISOString();
        const kept = [...backupsToKeep(all, now)];
        expect([...backupsToKeep(kept, now)].toSorted()).toEqual(kept.toSorted());
      }),
    );
  });
});
