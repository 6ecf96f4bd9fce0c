import type { OrderStatus } from "../../constants.ts";
import type { CommandContext } from "../../ports.ts";
import type { InvalidInput, NotFound, OrderClosed } from "../../refusal.ts";
import { withoutRevision, type OrderHandling, type OrderResult } from "../handling.ts";

export interface FulfilmentService {
  /** Adds a staff comment to an order. The buyer reads it only if it is shared. */
  comment(
    orderId: string,
    text: string,
    shared: boolean,
    context: CommandContext,
  ): Promise<OrderResult<NotFound | OrderClosed | InvalidInput>>;
  /** Moves a placed order to any status. */
  setStatus(
    orderId: string,
    status: OrderStatus,
    expectedRevision: number | null,
    context: CommandContext,
  ): Promise<OrderResult>;
}

export const createFulfilmentService = ({ handle }: OrderHandling): FulfilmentService => ({
  async comment(orderId, text, shared, context) {
    const command = { type: "CommentOnOrder", text, shared } as const;
    const intent = { commentOnOrder: { orderId, text, ...(shared ? { shared } : {}) } };
    return withoutRevision(await handle(orderId, command, context, intent));
  },

  setStatus(orderId, status, expectedRevision, context) {
    const command = { type: "SetOrderStatus", status, expectedRevision } as const;
    const intent = { setOrderStatus: { orderId, status, expectedRevision } };
    return handle(orderId, command, context, intent);
  },
});
