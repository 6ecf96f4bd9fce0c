import { formatMoneyShort } from "../../../components/money.ts";
import type {
  CashDifferenceReason,
  CashRunFragment,
  ShortCashReason,
} from "../../../generated/operations.ts";

export type CashRun = CashRunFragment;
export type CashStop = CashRun["stops"][number];

/** Reasons for a difference, in the order of the form. */
export const differenceReasons: readonly { value: CashDifferenceReason; label: string }[] = [
  { value: "WRONG_CHANGE", label: "Wrong change given" },
  { value: "NOTE_NOT_ACCEPTED", label: "A note was not accepted" },
  { value: "PARKING_OR_TOLL", label: "Parking or toll" },
  { value: "STOLEN", label: "Stolen" },
  { value: "NOT_KNOWN_YET", label: "Not known yet" },
];

/** A reason for a difference in words. */
export function reasonText(reason: CashDifferenceReason): string {
  return differenceReasons.find(({ value }) => value === reason)?.label ?? "";
}

const shortReasons: Readonly<Record<ShortCashReason, string>> = {
  CUSTOMER_WAS_SHORT: "customer was short",
  DAMAGE_DISCOUNT: "discount for damage",
  PAYS_BY_TRANSFER: "pays the rest by transfer",
};

/** Why a stop collected less than it owed, in words. */
export function shortText(reason: ShortCashReason): string {
  return shortReasons[reason];
}

/** A difference with its sign: −Rs. 500, Rs. 0, +Rs. 20. */
export function differenceText(rupees: number): string {
  const sign = rupees === 0 ? "" : rupees < 0 ? "−" : "+";
  return `${sign}${formatMoneyShort(Math.abs(rupees))}`;
}

/** The numbers of the stops that have no answer. */
export function unansweredStops({ stops }: CashRun): readonly number[] {
  return stops.flatMap(({ outcome }, index) => (outcome === null ? [index + 1] : []));
}

/** Whether the run has started and is not closed. */
export function isOut({ phase }: CashRun): boolean {
  return phase === "ON_THE_ROAD" || phase === "BACK";
}

/** Whether all stops of an open run are answered, so that its cash can be counted. */
export function canClose(run: CashRun): boolean {
  return isOut(run) && unansweredStops(run).length === 0;
}

/** Whether the goods of a stop come back to the shop. */
export function comesBack({ outcome }: CashStop): boolean {
  return outcome?.failure === "REFUSED" || outcome?.failure === "DAMAGED";
}

/** The number of units in lines of items. */
export function piecesIn(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** From what the stops of a run owed to what they collected, in rupees. */
export function sumsOf({ stops }: CashRun) {
  const owedWhere = (counts: (stop: CashStop) => boolean) =>
    stops
      .filter(counts)
      .reduce((sum, { outcome, toCollect }) => sum + (outcome?.owed ?? toCollect), 0);
  return {
    lessCollected: stops.reduce(
      (sum, { outcome }) => sum + (outcome?.delivered ? outcome.owed - outcome.collected : 0),
      0,
    ),
    cameBack: owedWhere(comesBack),
    delayed: owedWhere(
      (stop) => stop.outcome !== null && !stop.outcome.delivered && !comesBack(stop),
    ),
    open: owedWhere(({ outcome }) => outcome === null),
  };
}
