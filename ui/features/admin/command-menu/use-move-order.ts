import { notify } from "../../../components/toast.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import type { BoardOrder } from "../order-board/board-lists.ts";
import { useSendStatus } from "../order-board/use-send-status.ts";

/** Moves an order from a page that may not show it: a toast shows the result, with Undo. */
export function useMoveOrder(): (order: BoardOrder, status: OrderStatus) => void {
  const send = useSendStatus();
  return function move(order, status) {
    void send(order, status).then((answer) => {
      if (typeof answer === "string") notify.failure(`${order.number}: ${answer}`);
      else {
        notify.success(`${order.number}: ${answer.message}`, {
          label: "Undo",
          onPress: () => move(answer.order, order.status),
        });
      }
    });
  };
}
