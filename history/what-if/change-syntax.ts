import { normalCode } from "#domain/promotion/promo-code.ts";
import { instantOf } from "#domain/values/instant.ts";
import { leftOutKinds, type LeftOutKind, type WhatIfChange } from "./change.ts";

/** The syntax of changes in links and on the command line. */
export const changeSyntax: readonly string[] = [
  "delivery-fee:RUPEES",
  "promotion:CODE:PERCENT",
  "price:PRODUCT:RUPEES",
  "price-percent:PERCENT[:PRODUCT]",
  "opening-stock:PRODUCT:PIECES",
  "receipts:PERCENT[:PRODUCT]",
  "close-province:PROVINCE",
  "close-zone:ZONE[:TIME]",
  "zone-capacity:ZONE:ORDERS",
  "delay-moves:HOURS[:PROVINCE]",
  `leave-out:${leftOutKinds.join("|")}[:PRODUCT[:PROVINCE]]`,
];

const isLeftOut = (text: string): text is LeftOutKind =>
  (leftOutKinds as readonly string[]).includes(text);

const figureIn = (text: string | undefined): number =>
  text === undefined || text.trim() === "" ? Number.NaN : Number(text);

/**
 * Rupees as cents. Fractions of a cent and non-numbers are kept, so that the validation refuses
 * them.
 */
const centsIn = (text: string | undefined): number => {
  const cents = figureIn(text) * 100;
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : cents;
};

/** Parses a change; null if the syntax is unknown. Does not check the figures. */
export const parseChange = (word: string): WhatIfChange | null => {
  const [kind, first = "", second = "", third = ""] = word.split(":");
  // A time contains colons.
  const time = word.split(":").slice(2).join(":");
  switch (kind) {
    case "delivery-fee":
      return { kind, cents: centsIn(first) };
    case "promotion":
      return { kind, code: normalCode(first), percent: figureIn(second) };
    case "price":
      return { kind, productId: first, cents: centsIn(second) };
    case "price-percent":
    case "receipts":
      return { kind, percent: figureIn(first), productId: second || null };
    case "opening-stock":
      return { kind, productId: first, pieces: figureIn(second) };
    case "close-province":
      return { kind, province: first };
    case "close-zone":
      return { kind, zoneId: first, from: time === "" ? null : instantOf(time) };
    case "zone-capacity":
      return { kind, zoneId: first, orders: figureIn(second) };
    case "delay-moves":
      return { kind, hours: figureIn(first), province: second || null };
    case "leave-out":
      return isLeftOut(first)
        ? { kind, events: first, productId: second || null, province: third || null }
        : null;
    default:
      return null;
  }
};
