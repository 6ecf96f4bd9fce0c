import type { ItemReturnReason } from "../../../generated/operations.ts";
import { itemReturnReasonText } from "../../../generated/staff-texts.ts";

/** The reasons for a return, in words. */
export const returnReasons = Object.entries(itemReturnReasonText) as [ItemReturnReason, string][];
