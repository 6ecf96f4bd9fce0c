import { StoreUnavailable } from "#domain/ports.ts";
import {
  outcomeOfOne,
  type EventMetadata,
  type EventStore,
  type EventSubscription,
  type MultiStreamAppendOutcome,
  type RecordedEvent,
  type StreamAppend,
} from "#event-store/event-store.ts";
import { followLog } from "#event-store/follow-log.ts";
import { positionOf, sequenceOf } from "#event-store/position.ts";
import { createSignal } from "#event-store/signal.ts";
import {
  refusalOf,
  storablePart,
  type EventText,
  type StorablePart,
} from "#event-store/storable-events.ts";

/** The port over an array. */
export interface MemoryEventStore extends EventStore {
  /** All stored events, oldest first. */
  readonly log: readonly RecordedEvent[];
}

/**
 * A log in memory, for tests and simulations. It follows all rules of the port. `multiStream` adds
 * `multiStreamAppend`.
 */
export const createMemoryEventStore = ({ multiStream = false } = {}): MemoryEventStore => {
  const log: RecordedEvent[] = [];
  const streams = new Map<string, RecordedEvent[]>();
  const ids = new Set<string>();
  const written = createSignal();
  const subscriptions = new Set<EventSubscription>();
  let closed = false;

  const requireOpen = () => {
    if (closed) throw new StoreUnavailable("The event store is closed");
  };

  const store = (stream: string, { id, type, data, metadata }: EventText): void => {
    const ofStream = streams.get(stream) ?? [];
    const event: RecordedEvent = {
      id,
      type,
      // Readers get a copy, as from any other store.
      data: JSON.parse(data) as object,
      metadata: JSON.parse(metadata) as EventMetadata,
      stream,
      revision: ofStream.length,
      position: positionOf(log.length + 1),
    };
    ids.add(id);
    ofStream.push(event);
    log.push(event);
    streams.set(stream, ofStream);
  };

  const lastRevision = (stream: string): number => (streams.get(stream)?.length ?? 0) - 1;

  const appendAll = (parts: readonly StorablePart[]): MultiStreamAppendOutcome => {
    requireOpen();
    const reason = refusalOf(parts, lastRevision, (id) => ids.has(id));
    if (reason) return { outcome: "refused", reason };
    const ends = parts.map(({ stream, events }) => {
      for (const event of events) store(stream, event);
      return { revision: lastRevision(stream), position: positionOf(log.length) };
    });
    written.notify();
    return { outcome: "written", ends };
  };

  return {
    log,
    exclusive: false,

    append: async (stream, expectedRevision, events) =>
      outcomeOfOne(appendAll([storablePart({ stream, expectedRevision, events })])),
    ...(multiStream && {
      multiStreamAppend: async (parts: readonly StreamAppend[]) =>
        appendAll(parts.map(storablePart)),
    }),

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
