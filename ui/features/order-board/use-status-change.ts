import { useMutation } from "@apollo/client/react";
import { useCallback, useRef, useState } from "react";
import { newCommandId } from "../../apollo/command-id.ts";
import { formatTime } from "../../components/date-time.tsx";
import { notify } from "../../components/toast.tsx";
import { SetOrderStatusDocument, type OrderStatus } from "../../generated/operations.ts";
import { messages } from "../../generated/shop.ts";
import type { BoardOrder } from "./board-lists.ts";

export interface StatusChange {
  change: (order: BoardOrder, status: OrderStatus) => void;
  /** Why the last change of an order was taken back. */
  problemOf: (orderId: string) => string | undefined;
}

/** Moves orders at once and takes the move back where the shop refuses it. */
export function useStatusChange(): StatusChange {
  const [setStatus] = useMutation(SetOrderStatusDocument);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  /** Changes of one order go one after the other: the second builds on the revision of the first. */
  const queues = useRef(new Map<string, Promise<void>>());

  const show = useCallback((orderId: string, problem: string | null) => {
    setProblems((before) => {
      const after = new Map(before);
      if (problem === null) after.delete(orderId);
      else after.set(orderId, problem);
      return after;
    });
  }, []);

  const send = useCallback(
    async (order: BoardOrder, status: OrderStatus) => {
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
          notify.success(answer.message);
          return;
        case "ChangedMeanwhile": {
          const { movedBy, statusChangedAt } = answer.order;
          const who = movedBy ? ` ${movedBy} moved it at ${formatTime(statusChangedAt)}.` : "";
          show(order.id, `${answer.message}${who}`);
          return;
        }
        case undefined:
          show(order.id, messages.order.statusFailed);
          return;
        default:
          show(order.id, answer?.message ?? messages.order.statusFailed);
      }
    },
    [setStatus, show],
  );

  const change = useCallback(
    (order: BoardOrder, status: OrderStatus) => {
      if (order.status === status) return;
      show(order.id, null);
      const before = queues.current.get(order.id) ?? Promise.resolve();
      queues.current.set(
        order.id,
        before.then(() => send(order, status)),
      );
    },
    [send, show],
  );

  return { change, problemOf: (orderId) => problems.get(orderId) };
}
