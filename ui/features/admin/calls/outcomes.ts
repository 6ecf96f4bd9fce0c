import type { CallOutcome, StaffCancelReason } from "../../../generated/operations.ts";
import { staffCancelReasonText } from "../../../generated/staff-texts.ts";

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

/** The reasons to cancel an order whose buyer never answered. */
export const unreachedReasons: readonly (readonly [StaffCancelReason, string])[] = (
  [
    ...["NOT_REACHED", "CHANGED_MIND", "ORDERED_BY_MISTAKE", "FOUND_CHEAPER", "TOO_LATE"],
    ...["DID_NOT_ORDER", "WRONG_ADDRESS", "OTHER"],
  ] as const
).map((reason) => [reason, staffCancelReasonText[reason]]);

/** The reasons that a buyer may have to refuse an order on the phone. */
export const refusalReasons = unreachedReasons.slice(1);
