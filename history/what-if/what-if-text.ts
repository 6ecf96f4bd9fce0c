import { plural, money, count } from "../reports/format.ts";
import type { WhatIfChange } from "./change.ts";
import type { WhatIfContent } from "./outcome.ts";

const difference = (now: number, before: number, inWords: (value: number) => string): string =>
  now === before
    ? "the same amount"
    : `${inWords(Math.abs(now - before))} ${now > before ? "more" : "less"}`;

/** The main finding of a simulation, in one sentence. */
export const findingOf = ({ figures }: WhatIfContent): string => {
  const of = (wanted: string) => {
    const found = figures.find(({ name }) => name === wanted);
    return { was: found?.was ?? 0, simulated: found?.simulated ?? 0 };
  };
  const [placed, cents] = [of("Orders placed"), of("Value of orders placed")];
  if (figures.every(({ was, simulated }) => was === simulated)) {
    return `Nothing would have been different: ${plural(placed.was, "order")} placed, worth ${money(cents.was)}.`;
  }
  const orders =
    placed.simulated === placed.was
      ? `The same number of orders would have been placed (${count(placed.was)})`
      : `${plural(placed.simulated, "order")} would have been placed instead of ${count(placed.was)}`;
  const moved = of("On another delivery day").simulated;
  const days = moved > 0 ? `, and ${plural(moved, "order")} on another delivery day` : "";
  return `${orders}, worth ${difference(cents.simulated, cents.was, money)}${days}.`;
};

/** Known gaps of a simulated section. */
export interface SimulationGaps {
  /** Orders of erased customers. */
  readonly erased: number;
  /** Events of types that this version of the shop does not know. */
  readonly unknown: number;
  /** Moves that are still pending at the end. */
  readonly postponed: number;
}

/** The assumptions of a simulation with these changes, one sentence each. */
export const assumptionsOf = (
  changes: readonly WhatIfChange[],
  { erased, unknown, postponed }: SimulationGaps,
): readonly string[] => {
  const has = (...kinds: readonly WhatIfChange["kind"][]) =>
    changes.some(({ kind }) => kinds.includes(kind));
  const leavesOut = (...kinds: readonly string[]) =>
    changes.some((change) => change.kind === "leave-out" && kinds.includes(change.events));
  const movesStock = has("opening-stock", "receipts") || leavesOut("receipts", "counts", "orders");
  const ofProvince = changes.some((change) => "province" in change && change.province !== null);
  const sentences: (string | false)[] = [
    (has("delivery-fee", "price", "price-percent", "promotion") || leavesOut("price-changes")) &&
      "Customers order the same items at the same times. The simulation does not model customers who leave because of a higher price or fee.",
    has("promotion", "price", "price-percent") &&
      "A promo code applies to the same items as before, whatever their sum. An order that was refused for its code stays refused.",
    movesStock &&
      "An order that was refused because of insufficient stock succeeds if there is enough stock in the simulation, and a placed order is refused if there is not. Visitors who saw “Out of stock” and left are not in the log and are not simulated.",
    movesStock &&
      "A stock count changes the simulated stock by the same number of units as the real stock, but never below zero.",
    has("close-province") &&
      "An order to a closed province is refused when it is submitted. No customers choose another address.",
    has("close-zone") &&
      "An order to a closed delivery zone is refused when it is submitted. No customers choose another address. Orders placed before keep their days.",
    has("zone-capacity") &&
      "An order whose chosen day is full in the simulation is refused. An order without a chosen day gets the next free day, or is placed without a day if none is free. Visitors who saw a full day and chose another keep their choice.",
    has("zone-capacity") &&
      "Orders on another delivery day keep the times of their actual status changes. Orders from before delivery days have no day.",
    (has("delay-moves") || leavesOut("moves")) &&
      "No customers cancel because of the delay. Actual cancellations apply if the order is still at Item Preparing.",
    postponed > 0 && `${plural(postponed, "move")} would happen after the end.`,
    "Orders placed only in the simulation stay at their first status, because no moves exist for them.",
    ofProvince &&
      erased > 0 &&
      `${plural(erased, "order")} of erased customers ${erased === 1 ? "has" : "have"} no province. Changes for a province do not affect ${erased === 1 ? "it" : "them"}.`,
    unknown > 0 &&
      `${plural(unknown, "event")} of an unknown type ${unknown === 1 ? "was" : "were"} left out on both sides.`,
  ];
  return sentences.filter((sentence) => sentence !== false);
};
