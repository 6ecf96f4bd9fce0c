import { expect, it } from "vitest";
import type { CopyProgress } from "#event-store/copy-log.ts";
import { printProgress } from "./copy-progress.ts";

/** The lines for progress at the given seconds. */
const linesOf = (...steps: readonly (readonly [number, CopyProgress])[]): readonly string[] => {
  const lines: string[] = [];
  let seconds = 0;
  const notify = printProgress(
    (line) => lines.push(line),
    () => seconds * 1000,
  );
  for (const [at, progress] of steps) {
    seconds = at;
    notify(progress);
  }
  return lines;
};

const copying = (events: number) => ({ step: "copying", events, total: 10_000 }) as const;

it("says once a second how long the step still takes at its speed so far", () => {
  expect(
    linesOf(
      [0, { step: "comparing", events: 2000, total: 10_000 }],
      [5, copying(2000)],
      [5.5, copying(2500)],
      [7, copying(4000)],
      [13, copying(9999)],
      [13.1, copying(10_000)],
    ),
  ).toEqual([
    "copying ████░░░░░░░░░░░░░░░░ 2,000 of 10,000 events",
    "copying ████████░░░░░░░░░░░░ 4,000 of 10,000 events, 6 s left",
    "copying ███████████████████░ 9,999 of 10,000 events, 1 s left",
    "copying ████████████████████ 10,000 of 10,000 events",
  ]);
});

it("says minutes of a long step, and no time without a speed", () => {
  expect(linesOf([10, copying(0)], [12, copying(0)], [20, copying(100)])).toEqual([
    "copying ░░░░░░░░░░░░░░░░░░░░ 0 of 10,000 events",
    "copying ░░░░░░░░░░░░░░░░░░░░ 0 of 10,000 events",
    "copying ░░░░░░░░░░░░░░░░░░░░ 100 of 10,000 events, 17 min left",
  ]);
});

it("shows an empty log as complete", () => {
  expect(linesOf([0, { step: "verifying", events: 0, total: 0 }])).toEqual([
    "verifying ████████████████████ 0 of 0 events",
  ]);
});
