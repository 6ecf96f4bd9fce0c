import { plural, money, count } from "../reports/format.ts";
import type { WhatIfChange } from "./change.ts";
import type { WhatIfContent } from "./outcome.ts";

const difference = (now: number, before: number, inWords: (value: number) => string): string =>
  now === before
    ? "the same"
    : `${inWords(Math.abs(now - before))} ${now > before ? "more" : "less"}`;

/** What came of a simulation, in one sentence. */
export const findingOf = ({ figures }: WhatIfContent): string => {
  const of = (wanted: string) => {
    const found = figures.find(({ name }) => name === wanted);
    return { was: found?.was ?? 0, simulated: found?.simulated ?? 0 };
  };
  const [placed, cents] = [of("Orders placed"), of("Money placed")];
  if (figures.every(({ was, simulated }) => was === simulated)) {
    return `Nothing would have been otherwise: ${plural(placed.was, "order")} placed, worth ${money(cents.was)}.`;
  }
  const orders =
    placed.simulated === placed.was
      ? `Just as many orders would have been placed (${count(placed.was)})`
      : `${plural(placed.simulated, "order")} would have been placed instead of ${count(placed.was)}`;
  return `${orders}, worth ${difference(cents.simulated, cents.was, money)}.`;
};

/** What is known of a simulated stretch beside its figures. */
export interface SimulationGaps {
  /** Orders of people who are erased. */
  readonly erased: number;
  /** Events that this version of the shop does not know. */
  readonly unknown: number;
  /** Moves that are still to come at the end. */
  readonly postponed: number;
}

/** What a simulation takes for granted, in sentences, given what it changes. */
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
    (has("delivery-fee", "price", "price-percent") || leavesOut("price-changes")) &&
      "Shoppers ask for the same things at the same moments. A higher price or fee turns nobody away here; in life it may.",
    movesStock &&
      "An order that was refused for want of stock goes through where there is enough; one that was placed is refused where there is not. Who saw “Out of stock” and left is in no event, and is not made up.",
    movesStock &&
      "What was counted on the shelf changes the simulated stock by as many pieces as it changed the real one, and never below none.",
    has("close-province") &&
      "An order to a closed province is refused when it is handed in; nobody has it sent elsewhere.",
    (has("delay-moves") || leavesOut("moves")) &&
      "Nobody cancels because it takes longer; what was cancelled is cancelled as far as the order is still at Item Preparing.",
    postponed > 0 && `${plural(postponed, "move")} would come after the end.`,
    "Orders that only the simulation places stay where they begin: nobody moved them.",
    ofProvince &&
      erased > 0 &&
      `${plural(erased, "order")} of erased people ${erased === 1 ? "goes" : "go"} to no province any more, so that what is changed for a province does not reach ${erased === 1 ? "it" : "them"}.`,
    unknown > 0 &&
      `${plural(unknown, "event")} ${unknown === 1 ? "is" : "are"} unknown to this version of the shop, and left out on both sides.`,
  ];
  return sentences.filter((sentence) => sentence !== false);
};
