import type { CallOutcome, StaffCancelReason } from "../../../generated/operations.ts";

/** The outcomes of a call by their keys, in order. */
export const outcomes = [
  { key: "1", outcome: "CONFIRMED", label: "Confirmed" },
  { key: "2", outcome: "NO_ANSWER", label: "No answer" },
  { key: "3", outcome: "WANTS_CHANGE", label: "Wants a change" },
  { key: "4", outcome: "REFUSED", label: "Refused" },
] as const satisfies readonly { key: string; outcome: CallOutcome; label: string }[];

/** An outcome as it is listed later. */
export const outcomeText: Readonly<Record<CallOutcome, string>> = {
  CONFIRMED: "Confirmed",
  NO_ANSWER: "No answer",
  WANTS_CHANGE: "Wanted a change",
  REFUSED: "Refused",
};

/** Reasons that a buyer may have to refuse an order on the phone. */
export const refusalReasons: readonly (readonly [StaffCancelReason, string])[] = [
  ["CHANGED_MIND", "Changed mind"],
  ["ORDERED_BY_MISTAKE", "Ordered by mistake"],
  ["FOUND_CHEAPER", "Found it cheaper"],
  ["TOO_LATE", "Too late"],
  ["DID_NOT_ORDER", "Did not order this"],
  ["WRONG_ADDRESS", "Wrong address"],
  ["OTHER", "Other"],
];

/** Reasons to cancel an order whose buyer never answered. */
export const unreachedReasons: readonly (readonly [StaffCancelReason, string])[] = [
  ["NOT_REACHED", "Cannot be reached"],
  ...refusalReasons,
];
