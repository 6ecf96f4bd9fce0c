import type { OrderStatus } from "../../constants.ts";
import type { CommandContext } from "../../ports.ts";
import { withoutRevision, type OrderHandling } from "../handling.ts";

export const createFulfilmentService = ({ handle }: OrderHandling) => ({
  /** Adds a staff comment to an order. The buyer reads it only if it is shared. */
  async comment(orderId: string, text: string, shared: boolean, context: CommandContext) {
    const command = { type: "CommentOnOrder", text, shared } as const;
    const intent = { commentOnOrder: { orderId, text, ...(shared ? { shared } : {}) } };
    return withoutRevision(await handle(orderId, command, context, intent));
  },

  /** Moves a placed order to any status. */
  setStatus(
    orderId: string,
    status: OrderStatus,
    expectedRevision: number | null,
    context: CommandContext,
  ) {
    const command = { type: "SetOrderStatus", status, expectedRevision } as const;
    const intent = { setOrderStatus: { orderId, status, expectedRevision } };
    return handle(orderId, command, context, intent);
  },
});
