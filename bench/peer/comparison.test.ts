import { expect, it } from "vitest";
import { commandFlows } from "../flows/commands.ts";
import { readFlows, staffFlows } from "../flows/reads.ts";
import { comparisonLines } from "./comparison.ts";
import { peerFlows } from "./flows.ts";

it("shows our figures, the peer's, and the ratio in columns", () => {
  expect(
    comparisonLines("Vendure 3.7.3", [
      { what: "search, per second", ours: [11_000], theirs: [500] },
      { what: "start, ms", ours: [800], theirs: [3200] },
    ]),
  ).toEqual([
    "                     ours    Vendure 3.7.3   ours ÷ theirs",
    "search, per second   11000   500             22.0",
    "start, ms            800     3200            0.25",
  ]);
});

it("divides within a repetition, so that a slower machine affects both", () => {
  const [, row] = comparisonLines("theirs", [
    { what: "search", ours: [1000, 400, 900], theirs: [100, 20, 60] },
  ]);
  expect(row).toMatch(/15\.0 \(10\.0 to 20\.0\)$/);
});

it("omits figures of only one shop and undefined ratios", () => {
  const lines = comparisonLines("theirs", [
    { what: "search", ours: [1000], theirs: [] },
    { what: "orders", ours: [300, 300], theirs: [0, 15] },
  ]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^orders .* 20\.0$/);
});

it("compares the flows of both, with the same number of callers", () => {
  const ours = [...readFlows, ...commandFlows, ...staffFlows];
  for (const { name, callers } of peerFlows) {
    expect(ours.find((flow) => flow.name === name)).toMatchObject({ callers });
  }
});
