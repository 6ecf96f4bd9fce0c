import type { ItemReturnReason } from "../../../generated/operations.ts";

/** Why delivered items came back, in words. */
export const returnReasonText: Readonly<Record<ItemReturnReason, string>> = {
  DAMAGED: "Damaged",
  WARRANTY: "Warranty",
  CHANGED_MIND: "Changed mind",
};

/** The reasons for a return. */
export const returnReasons = Object.entries(returnReasonText) as [ItemReturnReason, string][];
