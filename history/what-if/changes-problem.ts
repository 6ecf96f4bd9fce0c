import { limits, provinces } from "#domain/constants.ts";
import type { LeftOutKind, WhatIfChange } from "./change.ts";

/** So many changes may be tried at once. */
export const mostChanges = 20;
const mostHours = 720;
const mostFeeCents = 10_000_000;
const mostPercent = 1000;

/** Of what kinds one can say a product, and of what a province. */
const ofProducts: readonly LeftOutKind[] = ["orders", "price-changes", "receipts", "counts"];
const ofProvinces: readonly LeftOutKind[] = ["orders", "moves", "cancellations"];

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to;

const percentProblem = (percent: number): string | null =>
  isWhole(percent, -100, mostPercent) && percent !== 0
    ? null
    : `Percent are a whole number from -100 to ${mostPercent}, and not 0.`;

const provinceProblem = (province: string | null): string | null =>
  province === null || Object.hasOwn(provinces, province)
    ? null
    : `There is no province called ${province}. Choose one of ${Object.keys(provinces).join(", ")}.`;

const problemOf = (change: WhatIfChange): string | null => {
  switch (change.kind) {
    case "leave-out": {
      const { events, productId, province } = change;
      if (productId !== null && !ofProducts.includes(events)) {
        return "Moves and cancellations are of whole orders: leave the product out.";
      }
      if (province !== null && !ofProvinces.includes(events)) {
        return "Prices and stock are of no province: leave the province out.";
      }
      return provinceProblem(province);
    }
    case "delay-moves":
      return isWhole(change.hours, 1, mostHours)
        ? provinceProblem(change.province)
        : `Moves can come 1 to ${mostHours} hours later.`;
    case "delivery-fee":
      return isWhole(change.cents, 0, mostFeeCents)
        ? null
        : `A delivery fee is 0 to ${mostFeeCents / 100} rupees.`;
    case "price":
      return isWhole(change.cents, 1, limits.priceCents)
        ? null
        : `A price is more than 0 and at most ${limits.priceCents / 100} rupees.`;
    case "opening-stock":
      return isWhole(change.pieces, 0, limits.stock)
        ? null
        : `Free pieces are a whole number from 0 to ${limits.stock}.`;
    case "price-percent":
    case "receipts":
      return percentProblem(change.percent);
    case "close-province":
      return provinceProblem(change.province);
  }
};

/** Why changes cannot be tried, in a sentence; null where they can. */
export const changesProblem = (changes: readonly WhatIfChange[]): string | null => {
  if (changes.length === 0) return "Say at least one thing that shall have been otherwise.";
  if (changes.length > mostChanges) return `At most ${mostChanges} changes can be tried at once.`;
  for (const change of changes) {
    const problem = problemOf(change);
    if (problem !== null) return problem;
  }
  return null;
};
