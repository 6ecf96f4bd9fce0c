import type { Position } from "#domain/ports.ts";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { nextEvents } from "./next-events.ts";

/** A page of the log, oldest event first. */
export interface EventFeedPage {
  readonly events: readonly RecordedEvent[];
  /** The position for the next request; null before the first event. */
  readonly position: Position | null;
  /** Whether more events may be stored already. */
  readonly more: boolean;
}

export type EventFeedAnswer =
  | ({ readonly outcome: "page" } & EventFeedPage)
  /** The position does not belong to this log, or is after its end. */
  | { readonly outcome: "unknown-position" }
  /** The maximum number of requests is waiting already. */
  | { readonly outcome: "busy" };

/** The log for other systems: every event once, in order, without gaps. Read-only. */
export interface EventFeed {
  /**
   * At most `limit` events after a position; null starts at the first event. If there are none, it
   * waits up to `waitMs` for the next, unless `leaving` aborts. Rejects with StoreUnavailable.
   */
  page(wanted: {
    readonly after: Position | null;
    readonly limit: number;
    readonly waitMs: number;
    readonly leaving: AbortSignal;
  }): Promise<EventFeedAnswer>;
  /** Answers all waiting requests. */
  end(): void;
}

/** Each waiting request has a subscription. On EventStoreDB that is a separate stream. */
const maxWaiting = 20;

export const createEventFeed = (
  store: Pick<EventStore, "readAll" | "head" | "subscribe">,
): EventFeed => {
  const ending = new AbortController();
  let waiting = 0;

  /** Null if the text is not a position of this log. */
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
      if (waiting === maxWaiting) return { outcome: "busy" };
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
