import { useState } from "react";
import { waitsForCall } from "../order-board/call-state.ts";
import type { PresenceByOrder } from "../order-board/use-order-presence.ts";
import { callersOf } from "./call-list.tsx";
import type { QueuedOrder } from "./use-call-queue.ts";
import type { SeenOrder } from "./use-calls.ts";

/** The order in focus. `auto`: the page chose it, and may choose another if someone calls it. */
export type Focus = SeenOrder & { auto: boolean };

const focusOn = ({ id, number, revision }: QueuedOrder, auto: boolean): Focus => ({
  id,
  number,
  seen: revision,
  auto,
});

export interface FocusedOrder {
  focus: Focus | null;
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
 * open. It stays in focus when it changes or leaves the queue.
 */
export function useFocus(
  items: readonly QueuedOrder[],
  focus: Focus | null,
  setFocus: (focus: Focus | null) => void,
  presence: PresenceByOrder,
): FocusedOrder {
  const isFree = ({ id }: { id: string }) => callersOf(presence, id).length === 0;
  const open = items.filter((order) => waitsForCall(order) && isFree(order));
  const toCall = open.filter(({ call }) => call.state !== "LATER");
  const [first] = toCall;
  const isTaken = focus?.auto === true && !isFree(focus);
  if (first && first.id !== focus?.id && (focus === null || isTaken))
    setFocus(focusOn(first, true));

  return {
    focus,
    choose: (order) => setFocus(focusOn(order, false)),
    see: ({ id, number, revision }) => setFocus({ id, number, seen: revision, auto: false }),
    step(by) {
      const at = open.findIndex(({ id }) => id === focus?.id);
      const next = open[at === -1 ? 0 : at + by];
      if (next) setFocus(focusOn(next, false));
    },
    leave(orderId) {
      const at = items.findIndex(({ id }) => id === orderId);
      const others = toCall.filter(({ id }) => id !== orderId);
      const next =
        others.find((order) => items.findIndex(({ id }) => id === order.id) > at) ?? others[0];
      setFocus(next ? focusOn(next, true) : null);
    },
  };
}

/**
 * The state of `useFocus`, which the presence of others depends on. It begins with the order of a
 * number, if that order waits for a call.
 */
export function useFocusState(items: readonly QueuedOrder[], number: string | null) {
  return useState<Focus | null>(() => {
    const wanted = items.find((order) => order.number === number);
    return wanted ? focusOn(wanted, false) : null;
  });
}
