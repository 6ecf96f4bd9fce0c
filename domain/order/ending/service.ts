import type { CancelReason, StaffCancelReason } from "../../constants.ts";
import type { CommandContext } from "../../ports.ts";
import { withoutInput, withoutRevision, type OrderHandling } from "../handling.ts";

export const createEndingService = ({ change }: OrderHandling) => ({
  /**
   * Cancels an order for its buyer during Item Preparing. Its items are returned to stock, possibly
   * a little later.
   */
  async cancel(orderId: string, reason: CancelReason | null, context: CommandContext) {
    const command = { type: "CancelOrder", userId: context.actor.id, reason } as const;
    const intent = { cancelOrder: { orderId, reason } };
    const cancelled = await change(orderId, command, context, intent, "cancelled");
    return withoutInput(withoutRevision(cancelled));
  },

  /** Cancels an order for staff until it is delivered; otherwise like `cancel`. */
  cancelByStaff(
    orderId: string,
    cancellation: {
      readonly reason: StaffCancelReason;
      /** Words for the buyer; may be empty. */
      readonly note: string;
      readonly expectedRevision: number | null;
    },
    context: CommandContext,
  ) {
    const command = { type: "CancelOrderByStaff", ...cancellation } as const;
    const intent = { cancelOrderByStaff: { orderId, ...cancellation } };
    return change(orderId, command, context, intent, "cancelled");
  },
});
