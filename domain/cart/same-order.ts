import { timings } from "../constants.ts";
import type { BeginOrder } from "./commands.ts";
import type { CartEvent } from "./events.ts";

/** An order that the owner of a cart asked for. */
export interface BegunOrder {
  /** The id of the request's own order. */
  readonly requestId: string;
  /** The order that answers the request: its own, or an earlier one of the same. */
  readonly orderId: string;
  readonly print: string;
  readonly at: string;
}

/** More than anybody may place within the window (`ORDERS_PER_PERSON`). */
const mostBegun = 32;

/** What was asked for, after one more event. A repetition replaces no other order. */
export const evolveBegun = (
  begun: readonly BegunOrder[],
  event: CartEvent,
): readonly BegunOrder[] => {
  if (event.type !== "OrderBegun") return begun;
  const { orderId: requestId, sameAs, print, at } = event.data;
  const added = { requestId, orderId: sameAs ?? requestId, print, at };
  const isRepetition = (each: BegunOrder) => each.requestId !== each.orderId;
  const full = begun.length >= mostBegun;
  const oldest = full ? Math.max(0, begun.findIndex(isRepetition)) : -1;
  return [...begun.filter((_each, index) => index !== oldest), added];
};

/** The request of that id; undefined where it was never made or is long forgotten. */
export const begunOrder = (
  begun: readonly BegunOrder[],
  requestId: string,
): BegunOrder | undefined => begun.find((each) => each.requestId === requestId);

/** The latest order of the same within the window; undefined where there is none, or a second one is meant. */
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
          // A clock that was set back counts as one that ran on.
          Math.abs(Date.parse(at) - Date.parse(each.at)) < timings.duplicateOrderWindow,
      );
