import { timings } from "../constants.ts";
import type { BeginOrder } from "./commands.ts";
import type { CartEvent } from "./events.ts";

/** A requested order. */
export interface BegunOrder {
  /** The order id of the request itself. */
  readonly requestId: string;
  /** The order that answers the request: its own, or an earlier identical one. */
  readonly orderId: string;
  readonly print: string;
  readonly at: string;
}

/** Exceeds the number of orders a person may place within the window (`ORDERS_PER_PERSON`). */
const maxBegun = 32;

/** Applies an event to the requested orders. A repeated request replaces no other order. */
export const evolveBegun = (
  begun: readonly BegunOrder[],
  event: CartEvent,
): readonly BegunOrder[] => {
  if (event.type !== "OrderBegun") return begun;
  const { orderId: requestId, sameAs, print, at } = event.data;
  const added = { requestId, orderId: sameAs ?? requestId, print, at };
  const isRepetition = (each: BegunOrder) => each.requestId !== each.orderId;
  const full = begun.length >= maxBegun;
  const oldest = full ? Math.max(0, begun.findIndex(isRepetition)) : -1;
  return [...begun.filter((_each, index) => index !== oldest), added];
};

/** The request with that id; undefined if it was never made or is no longer remembered. */
export const begunOrder = (
  begun: readonly BegunOrder[],
  requestId: string,
): BegunOrder | undefined => begun.find((each) => each.requestId === requestId);

/**
 * The latest identical order within the window; undefined if there is none, or a second one is
 * intended.
 */
export const sameOrder = (
  begun: readonly BegunOrder[],
  { print, at, again, ended }: Pick<BeginOrder, "print" | "at" | "again" | "ended">,
): BegunOrder | undefined =>
  again
    ? undefined
    : begun.findLast(
        (each) =>
          each.print === print &&
          !ended.includes(each.orderId) &&
          // A clock that was set back counts like one that advanced.
          Math.abs(Date.parse(at) - Date.parse(each.at)) < timings.duplicateOrderWindow,
      );
