import type { Position } from "#domain/ports.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { nextEvents } from "./next-events.ts";

/** Some of the log, oldest first. */
export interface EventFeedPage {
  readonly events: readonly RecordedEvent[];
  /** What to ask after next; null before the first event. */
  readonly position: Position | null;
  /** Whether more may be there already. */
  readonly more: boolean;
}

export type EventFeedAnswer =
  | ({ readonly outcome: "page" } & EventFeedPage)
  /** Nobody can have been given that position: it is none of this log, or the log ends before it. */
  | { readonly outcome: "unknown-position" }
  /** As many wait already as may. */
  | { readonly outcome: "busy" };

/** The log for other systems: every event once, in order, without a gap. Nothing here writes to it. */
export interface EventFeed {
  /**
   * At most `limit` events after a position, from the first one for null. Where there are none it waits up to `waitMs`
   * for the next, unless `leaving` aborts. Rejects with StoreUnavailable.
   */
  page(wanted: {
    readonly after: Position | null;
    readonly limit: number;
    readonly waitMs: number;
    readonly leaving: AbortSignal;
  }): Promise<EventFeedAnswer>;
  /** Answers everybody who waits. */
  end(): void;
}

/** Each waits with a subscription of its own, which on EventStoreDB is a stream of its own. */
const mostWaiting = 20;

export const createEventFeed = (
  store: Pick<EventStore, "readAll" | "head" | "subscribe">,
): EventFeed => {
  const ending = new AbortController();
  let waiting = 0;

  /** Null for a text that is no position of this log. */
  const read = async (after: Position | null, limit: number): Promise<RecordedEvent[] | null> => {
    const events: RecordedEvent[] = [];
    try {
      for await (const event of store.readAll(after)) {
        events.push(event);
        if (events.length === limit) break;
      }
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
    return events;
  };

  const pageOf = (events: readonly RecordedEvent[], after: Position | null, limit: number) => {
    const page = events.slice(0, limit);
    return {
      outcome: "page" as const,
      events: page,
      position: page.at(-1)?.position ?? after,
      more: page.length === limit,
    };
  };

  return {
    async page({ after, limit, waitMs, leaving }) {
      const events = await read(after, limit);
      if (events === null) return { outcome: "unknown-position" };
      if (events.length > 0) return pageOf(events, after, limit);
      const head = await store.head();
      if (after !== null && (head === null || after > head)) return { outcome: "unknown-position" };
      if (waitMs === 0) return pageOf([], after, limit);
      if (waiting === mostWaiting) return { outcome: "busy" };
      waiting += 1;
      try {
        const stopping = AbortSignal.any([leaving, ending.signal]);
        return pageOf(await nextEvents(store, after, waitMs, stopping), after, limit);
      } finally {
        waiting -= 1;
      }
    },
    end: () => ending.abort(),
  };
};
