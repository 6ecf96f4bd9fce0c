import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRecent, noneRecent, remember } from "./recent-ids.ts";

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `name-${index}`);

const rememberAll = (all: readonly string[]) => all.reduce(remember, noneRecent);

describe("recent names", () => {
  it("are none at first", () => {
    expect(isRecent(noneRecent, "name-0")).toBe(false);
  });

  it("are at least the last 256, however many there were", () => {
    fc.assert(
      fc.property(fc.nat(1200), (count) => {
        const all = names(count);
        const recent = rememberAll(all);
        expect(all.slice(-256).filter((name) => !isRecent(recent, name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("are at most 272, so that a long life costs no memory", () => {
    const all = names(5000);
    const recent = rememberAll(all);
    expect(all.filter((name) => isRecent(recent, name)).length).toBeLessThanOrEqual(272);
    expect(isRecent(recent, "name-0")).toBe(false);
  });

  it("leave the ones before as they were", () => {
    const before = rememberAll(["a"]);
    remember(before, "b");
    expect(isRecent(before, "b")).toBe(false);
  });
});
