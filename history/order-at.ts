import type { EventStore } from "#event-store/event-store.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { ordersProjection } from "#projections/orders/projection.ts";
import type { HistoryEntry } from "./entry.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import { orderLife, type OrderLife } from "./order-life.ts";
import { foldUpTo } from "./fold-up-to.ts";

/** An order as it was at a moment, with all its events before and after. */
export interface OrderAt {
  readonly id: string;
  readonly number: string;
  /** The order's last event at that moment; null if there was none. */
  readonly entry: HistoryEntry | null;
  /** Null if the order had not been submitted yet. */
  readonly document: OrderDocument | null;
  /** Events of the order, its stock and its cart, oldest first. */
  readonly story: readonly HistoryEntry[];
  /** Number of the last story event that had happened at that moment; 0 if none had. */
  readonly happenedUpTo: number;
  readonly life: OrderLife;
}

/** A moment of the log: an event number or an instant in milliseconds; null is the present. */
export type Moment = { readonly event: number } | { readonly instant: number } | null;

/** Maximum number of events in the story; the order's own stream is always folded completely. */
const maxStoryEvents = 1000;

/**
 * The order with a number or an ID at a moment, folded from its stream. Null if the log has no such
 * order.
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
    limit: maxStoryEvents,
  });
  const own = story.filter(({ stream }) => stream === `order-${id}`);
  const [first] = own;
  if (!first) return null;
  // The order's own stream is sorted by time; the whole log may not be.
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
    document: entry && (await foldUpTo(store, ordersProjection, entry)),
    story,
    happenedUpTo: happened.at(-1)?.number ?? 0,
    life: await orderLife({ index, store }, { submitted: first, upTo: entry }, now),
  };
};
