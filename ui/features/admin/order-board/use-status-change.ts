import { useCallback, useRef, useState } from "react";
import { notify } from "../../../components/toast.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";
import { statusOf } from "../../shared/order/status.ts";
import type { BoardOrder } from "./board-lists.ts";
import { waitsForCall } from "./call-state.ts";
import { useSendStatus } from "./use-send-status.ts";

/** An order and its new status. */
interface Move {
  order: BoardOrder;
  status: OrderStatus;
}

export interface StatusChange {
  change: (order: BoardOrder, status: OrderStatus) => void;
  /**
   * Moves several orders as one group, which is undone together. Orders that wait for their call
   * stay, and the message names their number.
   */
  changeAll: (orders: readonly BoardOrder[], status: OrderStatus) => void;
  /**
   * Undoes the latest move or group that was not undone yet; orders that another admin has moved
   * since are skipped.
   */
  undo: () => void;
  /** Why the last change of an order was reverted. */
  problemOf: (orderId: string) => string | undefined;
}

/** Maximum number of moves that can be undone. */
const maxUndos = 20;

/** Moves orders with optimistic updates, and reverts a move that the shop refuses. */
export function useStatusChange(): StatusChange {
  const send = useSendStatus();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  /** Changes of one order run in sequence: the second builds on the revision of the first. */
  const queues = useRef(new Map<string, Promise<unknown>>());
  /** The inverse moves, latest last. */
  const undoing = useRef<readonly (readonly Move[])[]>([]);

  const show = useCallback((orderId: string, problem: string | null) => {
    setProblems((before) => {
      const after = new Map(before);
      if (problem === null) after.delete(orderId);
      else after.set(orderId, problem);
      return after;
    });
  }, []);

  /** Returns the inverse move; null if the move failed. */
  const move = useCallback(
    async ({ order, status }: Move) => {
      const answer = await send(order, status);
      if (typeof answer !== "string")
        return { back: { order: answer.order, status: order.status }, ...answer };
      show(order.id, answer);
      return null;
    },
    [send, show],
  );

  const moveAll = useCallback(
    async (moves: readonly Move[], onUndo: (() => void) | null, stay = 0) => {
      const wanted = moves.filter(({ order, status }) => order.status !== status);
      const answers = await Promise.all(
        wanted.map((one) => {
          show(one.order.id, null);
          const before = queues.current.get(one.order.id) ?? Promise.resolve();
          const answer = before.then(() => move(one));
          queues.current.set(one.order.id, answer);
          return answer;
        }),
      );
      const done = answers.filter((answer) => answer !== null);
      const [first] = done;
      if (!first) {
        if (stay > 0) notify.failure(stayText(stay));
        return;
      }
      if (onUndo) {
        const backs = done.map(({ back }) => back);
        undoing.current = [...undoing.current.slice(1 - maxUndos), backs];
      }
      notify.success(
        [
          wanted.length === 1 ? first.message : groupMessage(done.length, wanted),
          ...(stay > 0 ? [stayText(stay)] : []),
        ].join(". "),
        onUndo ? { label: "Undo", onPress: onUndo } : undefined,
      );
    },
    [move, show],
  );

  const undo = useCallback(() => {
    const latest = undoing.current.at(-1);
    undoing.current = undoing.current.slice(0, -1);
    if (latest) void moveAll(latest, null);
  }, [moveAll]);

  const change = useCallback(
    (order: BoardOrder, status: OrderStatus) => void moveAll([{ order, status }], undo),
    [moveAll, undo],
  );
  const changeAll = useCallback(
    (orders: readonly BoardOrder[], status: OrderStatus) => {
      const free = orders.filter((order) => !waitsForCall(order));
      void moveAll(
        free.map((order) => ({ order, status })),
        undo,
        orders.length - free.length,
      );
    },
    [moveAll, undo],
  );

  return { change, changeAll, undo, problemOf: (orderId) => problems.get(orderId) };
}

function stayText(count: number): string {
  return count === 1
    ? "1 order waits for its call and was not moved"
    : `${count} orders wait for their call and were not moved`;
}

/** Formats as: 2 of 3 moved to Item Packing. Orders that failed show their own reason. */
function groupMessage(done: number, moves: readonly Move[]): string {
  const statuses = new Set(moves.map(({ status }) => status));
  const [status] = statuses;
  const where = status && statuses.size === 1 ? `to ${statusOf(status).label}` : "back";
  return done === moves.length
    ? `${done} orders moved ${where}`
    : `${done} of ${moves.length} orders moved ${where}; the others show the reason`;
}
