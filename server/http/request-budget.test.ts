import { expect, it } from "vitest";
import { createRequestBudget } from "./request-budget.ts";

const open = (msPerSecond = 300) => {
  let time = 0;
  const budget = createRequestBudget(
    msPerSecond,
    () => time,
    () => 0,
  );
  return {
    budget,
    passes: (ms: number) => {
      time += ms;
    },
  };
};

it("accepts a burst of costly requests, and refuses more until enough time has passed", () => {
  const { budget, passes } = open();
  // Each is charged 40 ms beyond the free time. The bucket has ten seconds of 300 ms.
  for (let request = 0; request < 75; request += 1) budget.charge("attacker", 45);
  expect(budget.secondsToWait("attacker")).toBe(0);
  for (let request = 0; request < 15; request += 1) budget.charge("attacker", 45);
  expect(budget.secondsToWait("attacker")).toBe(2);
  expect(budget.secondsToWait("shopper")).toBe(0);
  passes(2000);
  expect(budget.secondsToWait("attacker")).toBe(0);
});

it("charges nothing for requests as cheap as those of the interface", () => {
  const { budget } = open();
  for (let request = 0; request < 100_000; request += 1) budget.charge("office", 3);
  expect(budget.secondsToWait("office")).toBe(0);
});

it("limits the waiting time of an address, regardless of its load", () => {
  const { budget } = open();
  for (let request = 0; request < 1000; request += 1) budget.charge("attacker", 1000);
  expect(budget.secondsToWait("attacker")).toBe(10);
});

it("stores a limited number of addresses", () => {
  const { budget } = open();
  for (let address = 0; address < 30_000; address += 1) budget.charge(String(address), 100);
  budget.charge("attacker", 100_000);
  expect(budget.secondsToWait("attacker")).toBeGreaterThan(0);
});
