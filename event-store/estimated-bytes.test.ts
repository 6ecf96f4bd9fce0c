import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { estimatedBytes } from "./estimated-bytes.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Heap that copies of a value take, each. */
const heapOf = (make: (index: number) => unknown, copies: number): number => {
  const kept: unknown[] = new Array<unknown>(copies).fill(null);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < copies; index += 1) kept[index] = make(index);
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / copies;
  expect(kept).toHaveLength(copies);
  return bytes;
};

const idOf = (index: number, at: number) => `00000000-0000-5000-8000-${index}-${at}`;
const numbered = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at));

describe("the estimated memory of a state", () => {
  it.each([
    [
      "lines of a cart",
      (index: number) => ({
        lines: numbered(9, (at) => ({ productId: idOf(index, at), quantity: at, priceCents: at })),
      }),
    ],
    ["a map", (index: number) => new Map(numbered(300, (at) => [idOf(index, at), at]))],
    ["a set", (index: number) => new Set(numbered(300, (at) => idOf(index, at)))],
    [
      "a long text",
      (index: number) => ({ text: `${index}${"x".repeat(10_000)}`.split("").join("") }),
    ],
  ] as const)("is near what it takes: %s", (_name, make) => {
    const estimate = estimatedBytes(make(1));
    // Enough to stand out from what other tests leave to the collector meanwhile.
    const heap = heapOf(make, Math.ceil(40_000_000 / estimate));
    expect(estimate).toBeGreaterThan(heap / 2);
    expect(estimate).toBeLessThan(heap * 2);
  });

  it("costs no more for a state of a million entries than for a small one", () => {
    const large = new Map(numbered(1_000_000, (at) => [String(at), { at, id: "x" }]));
    const begun = process.cpuUsage().user;
    const bytes = estimatedBytes({ large });
    expect(process.cpuUsage().user - begun).toBeLessThan(20_000);
    expect(bytes).toBeGreaterThan(100_000_000);
  });

  it("ends for a value that is as deep as a list of changes", () => {
    let deep: unknown = null;
    for (let at = 0; at < 100_000; at += 1) deep = { next: deep };
    expect(estimatedBytes(deep)).toBeLessThan(1000);
  });
});
