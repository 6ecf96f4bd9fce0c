import { isCode } from "#domain/promotion/promo-code.ts";
import { deliveryLimits, limits, provinces } from "#domain/constants.ts";
import type { LeftOutKind, WhatIfChange } from "./change.ts";

/** Maximum number of changes in a simulation. */
export const maxChanges = 20;
const maxHours = 720;
const maxFeeCents = 10_000_000;
const maxPercent = 1000;

/** The kinds of events that can be limited to a product, and to a province. */
const ofProducts: readonly LeftOutKind[] = ["orders", "price-changes", "receipts", "counts"];
const ofProvinces: readonly LeftOutKind[] = ["orders", "moves", "cancellations"];

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to;

const percentProblem = (percent: number): string | null =>
  isWhole(percent, -100, maxPercent) && percent !== 0
    ? null
    : `The percentage must be a whole number from -100 to ${maxPercent}, except 0.`;

const provinceProblem = (province: string | null): string | null =>
  province === null || Object.hasOwn(provinces, province)
    ? null
    : `There is no province called ${province}. Choose one of ${Object.keys(provinces).join(", ")}.`;

const zoneProblem = (zoneId: string): string | null =>
  zoneId === "" ? "Choose a delivery zone." : null;

const problemOf = (change: WhatIfChange): string | null => {
  switch (change.kind) {
    case "leave-out": {
      const { events, productId, province } = change;
      if (productId !== null && !ofProducts.includes(events)) {
        return "Moves and cancellations apply to whole orders. Remove the product.";
      }
      if (province !== null && !ofProvinces.includes(events)) {
        return "Prices and stock do not depend on a province. Remove the province.";
      }
      return provinceProblem(province);
    }
    case "delay-moves":
      return isWhole(change.hours, 1, maxHours)
        ? provinceProblem(change.province)
        : `The delay must be 1 to ${maxHours} hours.`;
    case "delivery-fee":
      return isWhole(change.cents, 0, maxFeeCents)
        ? null
        : `The delivery fee must be 0 to ${maxFeeCents / 100} rupees.`;
    case "promotion":
      if (!isCode(change.code)) return "The promo code has 4 to 20 letters and digits.";
      return isWhole(change.percent, 0, 100)
        ? null
        : "The percentage of a promo code must be a whole number from 0 to 100.";
    case "price":
      return isWhole(change.cents, 1, limits.priceCents)
        ? null
        : `The price must be more than 0 and at most ${limits.priceCents / 100} rupees.`;
    case "opening-stock":
      return isWhole(change.pieces, 0, limits.stock)
        ? null
        : `The opening stock must be a whole number from 0 to ${limits.stock}.`;
    case "price-percent":
    case "receipts":
      return percentProblem(change.percent);
    case "close-province":
      return provinceProblem(change.province);
    case "close-zone":
      return Number.isNaN(change.from)
        ? "The zone closes at a time such as 2026-11-21 or 2026-11-21T10:48."
        : zoneProblem(change.zoneId);
    case "zone-capacity":
      return isWhole(change.orders, 0, deliveryLimits.capacity)
        ? zoneProblem(change.zoneId)
        : `The capacity must be a whole number from 0 to ${deliveryLimits.capacity} orders per half day.`;
  }
};

/** Why changes are invalid, in a sentence; null if they are valid. */
export const changesProblem = (changes: readonly WhatIfChange[]): string | null => {
  if (changes.length === 0) return "Add at least one change.";
  if (changes.length > maxChanges) return `A simulation can have at most ${maxChanges} changes.`;
  for (const change of changes) {
    const problem = problemOf(change);
    if (problem !== null) return problem;
  }
  return null;
};
