import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { formatTime } from "../../../components/date-time.tsx";
import { SetOrderStatusDocument, type OrderStatus } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import type { BoardOrder } from "./board-lists.ts";

export interface StatusSet {
  /** The current order. */
  order: BoardOrder;
  message: string;
}

/**
 * Returns a function that sends a move with an optimistic update, and resolves with the result or
 * the reason it failed.
 */
export function useSendStatus(): (
  order: BoardOrder,
  status: OrderStatus,
) => Promise<StatusSet | string> {
  const [setStatus] = useMutation(SetOrderStatusDocument);
  return useCallback(
    async (order, status) => {
      const answer = await setStatus({
        variables: {
          orderId: order.id,
          status,
          expectedRevision: order.revision,
          commandId: newCommandId(),
        },
        optimisticResponse: {
          setOrderStatus: {
            __typename: "OrderStatusSet",
            message: "",
            order: {
              ...order,
              status,
              revision: order.revision + 1,
              statusChangedAt: new Date().toISOString(),
            },
          },
        },
      }).then(
        ({ data }) => data?.setOrderStatus,
        () => undefined,
      );
      switch (answer?.__typename) {
        case "OrderStatusSet":
          return answer;
        case "ChangedMeanwhile": {
          const { movedBy, statusChangedAt } = answer.order;
          const who = movedBy ? ` ${movedBy} moved it at ${formatTime(statusChangedAt)}.` : "";
          return `${answer.message}${who}`;
        }
        case undefined:
          return messages.order.statusFailed;
        default:
          return answer?.message ?? messages.order.statusFailed;
      }
    },
    [setStatus],
  );
}
