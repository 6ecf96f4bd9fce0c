import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { noEvents, type EventStore, type RecordedEvent } from "#event-store/event-store.ts";
import { openEventStoreDb } from "#event-store/eventstoredb/eventstoredb-event-store.ts";
import { someEvent } from "../events.ts";
import { isKurrentDb } from "./protocol.ts";
import { startMisbehavingEventServer } from "./server.ts";

/** A real server to test against, if one is configured. */
export const realServerUrl = process.env[isKurrentDb ? "KURRENTDB_URL" : "EVENTSTORE_URL"];

/** Only a busy machine needs this long. */
const patience = { appendTimeoutMs: 30_000, readTimeoutMs: 30_000 } as const;

/** The adapter over its own well-behaved server. */
export const openOnMisbehavingServer = async (): Promise<EventStore> => {
  const server = await startMisbehavingEventServer();
  onTestFinished(() => server.goAway());
  return openEventStoreDb({ connectionString: server.url, ...patience });
};

/** The adapter over the real server, limited to what is written through it from now on. */
export const openOnRealServer = async (): Promise<EventStore> =>
  inCorner(await openEventStoreDb({ connectionString: realServerUrl ?? "", ...patience }));

/** The adapter over its own server, which already contains another client's events. */
export const openOnSharedServer = async (): Promise<EventStore> => {
  const store = await openOnMisbehavingServer();
  await store.append("cart-1", noEvents, [someEvent(), someEvent()]);
  return inCorner(store);
};

/** Limits a shared store to what is written through this adapter. */
const inCorner = async (store: EventStore): Promise<EventStore> => {
  const beginning = await store.head();
  const corner = `test${randomUUID().replaceAll("-", "")}`;
  const own = (event: RecordedEvent): RecordedEvent | null =>
    event.stream.startsWith(corner)
      ? { ...event, stream: event.stream.slice(corner.length) }
      : null;

  async function* ownOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of events) {
      const mine = own(event);
      if (mine) yield mine;
    }
  }

  const { multiStreamAppend } = store;
  return {
    exclusive: false,
    ...(multiStreamAppend && {
      multiStreamAppend: (parts, options) =>
        multiStreamAppend(
          parts.map((part) => ({ ...part, stream: corner + part.stream })),
          options,
        ),
    }),
    append: (stream, expectedRevision, events) =>
      // Invalid names stay invalid.
      store.append(stream.startsWith("$") ? stream : corner + stream, expectedRevision, events),
    readStream: (stream, fromRevision) => ownOf(store.readStream(corner + stream, fromRevision)),
    readAll: (after) => ownOf(store.readAll(after ?? beginning)),
    async head() {
      let last: string | null = null;
      for await (const { position } of ownOf(store.readAll(beginning))) last = position;
      return last;
    },
    subscribe: (after, consumer, onError) =>
      store.subscribe(
        after ?? beginning,
        async (events) => {
          const mine = events.map(own).filter((event) => event !== null);
          if (mine.length > 0) await consumer(mine);
        },
        onError,
      ),
    close: store.close,
  };
};
