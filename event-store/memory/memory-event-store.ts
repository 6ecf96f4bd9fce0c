import { StoreUnavailable } from "#domain/ports.ts";
import type {
  EventMetadata,
  EventStore,
  EventSubscription,
  RecordedEvent,
} from "#event-store/event-store.ts";
import { followLog } from "#event-store/follow-log.ts";
import { positionOf, sequenceOf } from "#event-store/position.ts";
import { createSignal } from "#event-store/signal.ts";
import { storableEvents } from "#event-store/storable-events.ts";

/** The port over an array. */
export interface MemoryEventStore extends EventStore {
  /** Everything that was stored, oldest first. */
  readonly log: readonly RecordedEvent[];
}

/** A log that ends with its process, for tests and for trying things out: every rule of the port, and no engine. */
export const createMemoryEventStore = (): MemoryEventStore => {
  const log: RecordedEvent[] = [];
  const streams = new Map<string, RecordedEvent[]>();
  const ids = new Set<string>();
  const written = createSignal();
  const subscriptions = new Set<EventSubscription>();
  let closed = false;

  const requireOpen = () => {
    if (closed) throw new StoreUnavailable("The event store is closed");
  };

  return {
    log,
    exclusive: false,

    async append(stream, expectedRevision, events) {
      const texts = storableEvents(stream, events);
      requireOpen();
      const ofStream = streams.get(stream) ?? [];
      if (ofStream.length - 1 !== expectedRevision) {
        return { outcome: "refused", reason: "wrong-revision" };
      }
      if (texts.some(({ id }) => ids.has(id))) {
        return { outcome: "refused", reason: "duplicate-id" };
      }
      for (const { id, type, data, metadata } of texts) {
        const event: RecordedEvent = {
          id,
          type,
          // What is read back is a copy, as from any other store.
          data: JSON.parse(data) as object,
          metadata: JSON.parse(metadata) as EventMetadata,
          stream,
          revision: ofStream.length,
          position: positionOf(log.length + 1),
        };
        ids.add(id);
        ofStream.push(event);
        log.push(event);
      }
      streams.set(stream, ofStream);
      written.notify();
      return {
        outcome: "written",
        revision: ofStream.length - 1,
        position: positionOf(log.length),
      };
    },

    async *readStream(stream, fromRevision = 0) {
      requireOpen();
      yield* streams.get(stream)?.slice(fromRevision) ?? [];
    },

    async *readAll(after) {
      requireOpen();
      yield* log.slice(sequenceOf(after));
    },

    head: async () => log.at(-1)?.position ?? null,

    subscribe(after, consumer, onError) {
      const following = followLog({
        after,
        eventsAfter: (sequence, atMost) => log.slice(sequence, sequence + atMost),
        written,
        consumer,
        onError,
      });
      subscriptions.add(following);
      return following;
    },

    async close() {
      closed = true;
      await Promise.all([...subscriptions].map((each) => each.stop()));
    },
  };
};
