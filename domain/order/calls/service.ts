import type { CallOutcome, StaffCancelReason } from "../../constants.ts";
import type { CommandContext } from "../../ports.ts";
import type { OrderHandling } from "../handling.ts";

export const createCallService = ({ handle, change }: OrderHandling) => ({
  /**
   * Records a call of a staff member with the buyer. A note is stored as a comment. A refused order
   * is cancelled, and its items are returned to stock, possibly a little later.
   */
  recordCall(
    orderId: string,
    call: {
      readonly outcome: CallOutcome;
      readonly reason: StaffCancelReason | null;
      readonly note: string;
      readonly expectedRevision: number;
    },
    context: CommandContext,
  ) {
    const command = { type: "RecordCall", ...call, now: context.now } as const;
    const intent = { recordCall: { orderId, ...call } };
    return call.outcome === "refused"
      ? change(orderId, command, context, intent, "cancelled")
      : handle(orderId, command, context, intent);
  },

  /** Undoes the latest call, if nothing has happened to the order since. */
  undoCall(orderId: string, expectedRevision: number, context: CommandContext) {
    const command = { type: "UndoCall", expectedRevision } as const;
    return handle(orderId, command, context, { undoCall: { orderId, expectedRevision } });
  },

  /** Allows one more call after three without an answer. */
  callOnceMore(orderId: string, expectedRevision: number, context: CommandContext) {
    const command = { type: "CallOnceMore", expectedRevision } as const;
    return handle(orderId, command, context, { callOnceMore: { orderId, expectedRevision } });
  },
});
