import { useState } from "react";
import { neighbourOf, nextAfter } from "../kit/desk-steps.ts";
import { waitsForCall } from "../order-board/call-state.ts";
import type { OrderPresence } from "../order-board/use-order-presence.ts";
import { callersOf } from "./call-list.tsx";
import type { QueuedOrder } from "./use-call-queue.ts";
import type { SeenOrder } from "./use-calls.ts";

const focusOn = ({ id, number, revision }: QueuedOrder): SeenOrder => ({
  id,
  number,
  seen: revision,
});

export interface FocusedOrder {
  focus: SeenOrder | null;
  /** Focuses an order of the queue. */
  choose: (order: QueuedOrder) => void;
  /** The caller has seen a revision of the order in focus. */
  see: (order: { id: string; number: string; revision: number }) => void;
  /** Focuses the next order that can be called, or the one before; stays at the ends. */
  step: (by: 1 | -1) => void;
  /** Leaves an order for the next one to call now; for none if there is none. */
  leave: (orderId: string) => void;
}

/**
 * Which order is in focus. Without a choice it is the first order to call now that no one else has
 * open, as soon as that is known. It stays in focus when it changes, when it leaves the queue, and
 * when another caller was faster: the customer on the screen never changes without a press.
 */
export function useFocus(
  items: readonly QueuedOrder[],
  focus: SeenOrder | null,
  setFocus: (focus: SeenOrder | null) => void,
  { others, shownAt }: OrderPresence,
): FocusedOrder {
  const isFree = ({ id }: { id: string }) => callersOf(others, id).length === 0;
  const open = items.filter((order) => waitsForCall(order) && isFree(order));
  const toCall = open.filter(({ call }) => call.state !== "LATER");
  const [first] = toCall;
  if (first && focus === null && shownAt !== undefined) setFocus(focusOn(first));

  return {
    focus,
    choose: (order) => setFocus(focusOn(order)),
    see: ({ id, number, revision }) => setFocus({ id, number, seen: revision }),
    step(by) {
      const next = neighbourOf(open, focus?.id, by);
      if (next) setFocus(focusOn(next));
    },
    leave(orderId) {
      const next = nextAfter(items, orderId, (order) => toCall.includes(order));
      setFocus(next ? focusOn(next) : null);
    },
  };
}

/**
 * The state of `useFocus`, which the presence of others depends on. It begins with the order of a
 * number, if that order waits for a call.
 */
export function useFocusState(items: readonly QueuedOrder[], number: string | null) {
  return useState<SeenOrder | null>(() => {
    const wanted = items.find((order) => order.number === number);
    return wanted ? focusOn(wanted) : null;
  });
}
