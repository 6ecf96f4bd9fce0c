import { expect, it } from "vitest";
import { cashRunOf, cashStopOf } from "../../../testing/cash-runs.ts";
import { canClose, stopsOf } from "../kit/run-view.ts";
import { differenceText } from "./cash-run.ts";

const open = { ...cashStopOf(9), outcome: null };
const failed = (number: number, failure: "REFUSED" | "DAMAGED" | "NOT_AT_HOME") =>
  cashStopOf(number, { delivered: false, collected: 0, failure });

it("goods come back from stops that were refused or damaged, and not for another day", () => {
  const stops = [
    failed(1, "REFUSED"),
    failed(2, "DAMAGED"),
    failed(3, "NOT_AT_HOME"),
    cashStopOf(4),
    open,
    { ...open, ended: true },
  ];
  expect(stopsOf({ stops }).stops.map(({ number, state }) => [number, state])).toEqual([
    [1, "back"],
    [2, "back"],
    [3, "again"],
    [4, "delivered"],
    [5, "open"],
    [6, "ended"],
  ]);
});

it("the sums of a run lead from what its stops owed to what they collected", () => {
  const run = cashRunOf([
    cashStopOf(1),
    cashStopOf(2, { collected: 700 }),
    failed(3, "REFUSED"),
    failed(4, "DAMAGED"),
    failed(5, "NOT_AT_HOME"),
    open,
  ]);
  expect(stopsOf(run).sums).toEqual({
    lessCollected: 300,
    cameBack: 2000,
    delayed: 1000,
    open: 1000,
  });
});

it("a run is closed when all its stops are answered", () => {
  expect(canClose(cashRunOf([cashStopOf(1), failed(2, "DAMAGED")]))).toBe(true);
  const waiting = cashRunOf([cashStopOf(1), open]);
  expect(canClose(waiting)).toBe(false);
  expect(stopsOf(waiting).unanswered.map(({ number }) => number)).toEqual([2]);
  expect(canClose({ ...cashRunOf([cashStopOf(1)]), phase: "CLOSED" })).toBe(false);
});

it.each([
  [-500, "−Rs. 500"],
  [0, "Rs. 0"],
  [20, "+Rs. 20"],
])("a difference of %i is %s", (rupees, text) => {
  expect(differenceText(rupees)).toBe(text);
});
