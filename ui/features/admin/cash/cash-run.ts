import { formatMoneyShort } from "../../../components/money.ts";
import type { CashDifferenceReason, CashRunFragment } from "../../../generated/operations.ts";

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

/** A difference with its sign: −Rs. 500, Rs. 0, +Rs. 20. */
export function differenceText(rupees: number): string {
  const sign = rupees === 0 ? "" : rupees < 0 ? "−" : "+";
  return `${sign}${formatMoneyShort(Math.abs(rupees))}`;
}
