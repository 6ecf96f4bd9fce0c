import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { commandFlows, readFlows, staffFlows } from "../flows.ts";
import { createReport } from "../report.ts";
import { peerFlows } from "./flows.ts";
import { comparePeer, findPeer } from "./peer.ts";

const peer = { directory: "", name: "Vendure 3.7.3" };

/** Adds one value per repetition to a row of both shops. */
const reportOf = (
  row: string,
  unit: string,
  ours: readonly number[],
  theirs: readonly number[],
) => {
  const report = createReport();
  for (const value of ours) report.add(row, { [unit]: value });
  for (const value of theirs) report.add(`${peer.name}: ${row}`, { [unit]: value });
  return report;
};

it("shows our figures, the peer's, and the ratio in columns", () => {
  expect(comparePeer(peer, reportOf("second start", "ms", [800], [3200]))).toEqual([
    "                            ours   Vendure 3.7.3   ours ÷ theirs",
    "start to first answer, ms   800    3200            0.25",
  ]);
});

it("divides within a repetition, so that a slower machine affects both", () => {
  const report = reportOf("search, 32 callers", "per second", [1000, 400, 900], [100, 20, 60]);
  const [, row] = comparePeer(peer, report);
  expect(row).toMatch(/^search, per second .*15\.0 \(10\.0 to 20\.0\)$/);
});

it("omits figures of only one shop and undefined ratios", () => {
  expect(comparePeer(peer, reportOf("second start", "ms", [1000], []))).toHaveLength(1);
  const [, row] = comparePeer(peer, reportOf("second start", "ms", [300, 300], [0, 15]));
  expect(row).toMatch(/ 20\.0$/);
});

it("compares the flows of both, with the same number of callers", () => {
  const ours = [...readFlows, ...commandFlows, ...staffFlows];
  for (const { name, callers } of peerFlows) {
    expect(ours.find((flow) => flow.name === name)).toMatchObject({ callers });
  }
});

const install = (directory: string, packageName: string, version: string): void => {
  const folder = join(directory, "node_modules", packageName);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version }));
};

it("detects the installed Vendure, and reports missing parts", () => {
  const directory = temporaryDirectory();
  const how = "docs/performance.md explains how to install it.";
  expect(findPeer(directory)).toEqual({ missing: `There is no Vendure in ${directory}: ${how}` });
  install(directory, "@vendure/core", "3.7.3");
  expect(findPeer(directory)).toEqual({
    missing: `The Vendure in ${directory} lacks better-sqlite3: ${how}`,
  });
  install(directory, "better-sqlite3", "13.2.0");
  expect(findPeer(directory)).toEqual({ directory, name: "Vendure 3.7.3" });
});
