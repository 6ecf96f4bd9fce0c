import type { EventStore } from "#event-store/event-store.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import type { HistoryEntry } from "./entry.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import { orderLife, type OrderLife } from "./order-life.ts";
import { foldBeginning } from "./stream-beginning.ts";

/** An order as it was at a moment, and everything that happened to it before and since. */
export interface OrderAt {
  readonly id: string;
  readonly number: string;
  /** The last of its events that had happened; null where none had. */
  readonly entry: HistoryEntry | null;
  /** Null where it had not been handed in yet. */
  readonly document: OrderDocument | null;
  /** Events of the order, of its stock and of its cart, oldest first. */
  readonly story: readonly HistoryEntry[];
  /** Up to here the story has happened at that moment; 0 where nothing has. */
  readonly happenedUpTo: number;
  readonly life: OrderLife;
}

/** A moment of the log: an event's number, or an instant in milliseconds; null for the present. */
export type Moment = { readonly event: number } | { readonly instant: number } | null;

/** Events of one order that are told at most; its own stream is folded whole. */
const longestStory = 1000;

/**
 * The order of a number or an id at a moment: the fold of its stream's beginning. Null where the
 * log has no such order.
 */
export const orderAt = async (
  { index, store }: { readonly index: IndexClient; readonly store: Pick<EventStore, "readStream"> },
  wanted: string,
  moment: Moment,
  now = Date.now(),
): Promise<OrderAt | null> => {
  const [id] = await index.orderIds(wanted);
  if (id === undefined) return null;
  const { entries: story } = await index.page({
    filter: { order: id },
    direction: "newer",
    number: null,
    limit: longestStory,
  });
  const own = story.filter(({ stream }) => stream === `order-${id}`);
  const [first] = own;
  if (!first) return null;
  // Its own stream is in the order of time, which the log as a whole need not be.
  const hasHappened = ({ number, occurredAt }: HistoryEntry): boolean => {
    if (moment === null) return true;
    return "event" in moment ? number <= moment.event : Date.parse(occurredAt) <= moment.instant;
  };
  const happened = story.filter(hasHappened);
  const entry = own.findLast(hasHappened) ?? null;
  return {
    id,
    number: first.orderNumber ?? id,
    entry,
    document: entry && (await foldBeginning(store, ordersProjection, entry)),
    story,
    happenedUpTo: happened.at(-1)?.number ?? 0,
    life: await orderLife({ index, store }, { submitted: first, upTo: entry }, now),
  };
};
