import * as t from "#texts/orders.ts";
import type { CancelReason } from "../../../generated/operations.ts";

/** The reason for cancelling an order, in words. */
export const cancelReasonText: Record<CancelReason, string> = {
  CHANGED_MIND: t.iChangedMyMind,
  TAKES_TOO_LONG: t.itTakesTooLong,
  WRONG_PIECE: t.wrongItem,
};

/** The reasons for cancelling an order. */
export const cancelReasons = Object.entries(cancelReasonText) as [CancelReason, string][];
