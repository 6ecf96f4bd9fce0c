import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRecent, noneRecent, remember } from "./recent-ids.ts";

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `name-${index}`);

const rememberAll = (all: readonly string[]) => all.reduce(remember, noneRecent);

describe("recent ids", () => {
  it("are empty at first", () => {
    expect(isRecent(noneRecent, "name-0")).toBe(false);
  });

  it("hold at least the last 256", () => {
    fc.assert(
      fc.property(fc.nat(1200), (count) => {
        const all = names(count);
        const recent = rememberAll(all);
        expect(all.slice(-256).filter((name) => !isRecent(recent, name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("hold at most 272, so that memory stays bounded", () => {
    const all = names(5000);
    const recent = rememberAll(all);
    expect(all.filter((name) => isRecent(recent, name)).length).toBeLessThanOrEqual(272);
    expect(isRecent(recent, "name-0")).toBe(false);
  });

  it("leave earlier values unchanged", () => {
    const before = rememberAll(["a"]);
    remember(before, "b");
    expect(isRecent(before, "b")).toBe(false);
  });
});
