import type { CancelReason, StaffCancelReason } from "../../constants.ts";
import type { CommandContext } from "../../ports.ts";
import type { NotFound, OrderClosed } from "../../refusal.ts";
import {
  withoutInput,
  withoutRevision,
  type OrderHandling,
  type OrderResult,
} from "../handling.ts";

export interface EndingService {
  /**
   * Cancels an order for its buyer during Item Preparing. Its items are returned to stock, possibly
   * a little later.
   */
  cancel(
    orderId: string,
    reason: CancelReason | null,
    context: CommandContext,
  ): Promise<OrderResult<NotFound | OrderClosed>>;
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
  ): Promise<OrderResult>;
}

export const createEndingService = ({ change }: OrderHandling): EndingService => ({
  async cancel(orderId, reason, context) {
    const command = { type: "CancelOrder", userId: context.actor.id, reason } as const;
    const intent = { cancelOrder: { orderId, reason } };
    const cancelled = await change(orderId, command, context, intent, "cancelled");
    return withoutInput(withoutRevision(cancelled));
  },

  cancelByStaff(orderId, cancellation, context) {
    const command = { type: "CancelOrderByStaff", ...cancellation } as const;
    const intent = { cancelOrderByStaff: { orderId, ...cancellation } };
    return change(orderId, command, context, intent, "cancelled");
  },
});
