import { LRUCache } from "lru-cache";
import type { RecordedEvent } from "#event-store/event-store.ts";

/** The last revisions of streams, as a subscription delivers them. */
export interface DeliveredRevisions {
  /** Begins again: every event that is stored from now on will be delivered. */
  begin(): void;
  deliver(events: readonly RecordedEvent[]): void;
  /**
   * Whether no later event was delivered of a stream that ended at a revision some time after
   * `since`. False if this is unknown.
   */
  stillEndsAt(stream: string, revision: number, since: number): boolean;
}

/** Streams whose last revision is remembered. An order changes four, two of them new. */
const rememberedStreams = 10_000;

/** `now` returns milliseconds on a monotonic clock. */
export const createDeliveredRevisions = (now: () => number): DeliveredRevisions => {
  /** Later deliveries are all remembered. */
  let completeAfter = Infinity;
  const ends = new LRUCache<string, { readonly revision: number; readonly at: number }>({
    max: rememberedStreams,
    // Deliveries leave in their order.
    dispose(end, _stream, reason) {
      if (reason === "evict") completeAfter = end.at;
    },
  });
  return {
    begin() {
      ends.clear();
      completeAfter = now();
    },
    deliver(events) {
      const at = now();
      for (const { stream, revision } of events) ends.set(stream, { revision, at });
    },
    stillEndsAt: (stream, revision, since) =>
      since > completeAfter && (ends.peek(stream)?.revision ?? revision) <= revision,
  };
};
