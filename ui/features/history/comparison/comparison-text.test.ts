import { expect, it } from "vitest";
import { comparisonText } from "./comparison-text.ts";
import type { Comparison, Difference, Flow } from "./stage.ts";

const flow = (from: Flow["from"], to: Flow["to"], orders: number): Flow => ({
  __typename: "HistoryOrderFlow",
  from,
  to,
  orders,
  worth: orders * 1000,
});
const state = (onHand: number, reserved = 0): Difference["after"] => ({
  __typename: "HistoryProductState",
  price: 100,
  offered: true,
  onHand,
  reserved,
});
const moment = (number: number): Comparison["a"] => ({
  __typename: "HistoryComparedMoment",
  number,
  occurredAt: null,
  products: 3,
  stages: [],
});
const comparison = (changes: Partial<Comparison>): Comparison => ({
  __typename: "HistoryComparison",
  a: moment(10),
  b: moment(1210),
  flows: [],
  products: [],
  changedProducts: 0,
  ...changes,
});
const difference = (name: string, before: Difference["before"], after: Difference["after"]) => ({
  __typename: "HistoryProductDifference" as const,
  id: name,
  name,
  before,
  after,
  priceEvent: null,
  stockEvent: 1,
});

it("reports placed, delivered, rejected and cancelled orders", () => {
  const flows = [
    flow(null, "ITEM_PREPARING", 3),
    flow(null, "DELIVERED", 2),
    flow("ITEM_PACKING", "DELIVERED", 1),
    flow("ITEM_PREPARING", "ITEM_PREPARING", 1),
    flow(null, "REFUSED", 1),
    flow("ITEM_PREPARING", "CANCELLED", 2),
  ];
  expect(comparisonText(comparison({ flows }))).toEqual([
    "In 1,200 events the shop placed 5 orders worth Rs. 5,000 and delivered 3.",
    "Of 4 orders open at A, 1 was delivered.",
    "1 order was rejected because items were out of stock, worth Rs. 1,000.",
    "2 orders were cancelled.",
  ]);
});

it("reports that all open orders have arrived", () => {
  const flows = [flow("OUT_FOR_DELIVERY", "DELIVERED", 2)];
  expect(comparisonText(comparison({ flows }))).toContain(
    "All orders open at A have been delivered.",
  );
});

it("names sold-out products, at most three of them", () => {
  const names = ["Almirah", "Bowl", "Chair", "Desk", "Easel"];
  const products = names.map((name) => difference(name, state(2), state(1, 1)));
  expect(comparisonText(comparison({ products })).at(-1)).toBe(
    "Almirah, Bowl, Chair and 2 more are sold out.",
  );
  expect(comparisonText(comparison({ products: products.slice(0, 1) })).at(-1)).toBe(
    "Almirah is sold out.",
  );
  const wasGone = [difference("Almirah", state(0), state(0))];
  expect(comparisonText(comparison({ products: wasGone }))).toHaveLength(1);
});

it("reports that nothing happened, or that there are too many events", () => {
  expect(comparisonText(comparison({ b: moment(10) }))).toEqual([
    "Nothing happened between A and B: they are the same moment.",
  ]);
  expect(comparisonText(comparison({ flows: null }))[0]).toMatch(/too many to follow each/);
});
