import type { EventMetadata, EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { followLog } from "#event-store/follow-log.ts";
import { positionOf, sequenceOf } from "#event-store/position.ts";
import { createSharedReader } from "#event-store/shared-reader.ts";
import { createSignal } from "#event-store/signal.ts";
import { storableEvents } from "#event-store/storable-events.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { openLogForReading } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { startWriter, type WriterEvents } from "./writer.ts";

interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const pageSize = 500;

/**
 * The log of one machine: an SQLite file in `dataDir`, written by a thread of its own with a flush before every
 * answer. A write that fails leaves the disk in doubt: nothing is taken until the log can be written again, or for good
 * where that cannot pass by itself. Throws DirectoryInUse where another process holds the directory.
 */
export const openEmbeddedEventStore = async (
  dataDir: string,
  events: WriterEvents = {},
): Promise<EventStore> => {
  const lock = lockDirectory(dataDir);
  const written = createSignal();
  const writer = await startWriter(dataDir, written.notify, events).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const database = openLogForReading(dataDir);
  const streamPage = database.prepare<[string, number, number], Row>(
    "SELECT * FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?",
  );
  const allPage = database.prepare<[number, number], Row>(
    "SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?",
  );
  const lastPosition = database
    .prepare<[], number | null>("SELECT max(position) FROM events")
    .pluck();
  const eventsAfter = createSharedReader(
    (sequence, atMost) => allPage.all(sequence, atMost).map(eventOf),
    written,
  );
  const subscriptions = new Set<{ stop: () => Promise<void> }>();

  const store: EventStore = {
    exclusive: true,

    append: async (stream, expectedRevision, events) =>
      writer.append(stream, expectedRevision, storableEvents(stream, events)),

    async *readStream(stream, fromRevision = 0) {
      const slice = beginTimeSlice();
      let from = fromRevision;
      for (;;) {
        const rows = streamPage.all(stream, from, pageSize);
        for (const row of rows) {
          if (slice.isOver()) await slice.next();
          yield eventOf(row);
        }
        if (rows.length < pageSize) return;
        from += rows.length;
      }
    },

    async *readAll(after) {
      const slice = beginTimeSlice();
      let sequence = sequenceOf(after);
      for (;;) {
        const rows = allPage.all(sequence, pageSize);
        for (const row of rows) {
          if (slice.isOver()) await slice.next();
          yield eventOf(row);
          sequence = row.position;
        }
        if (rows.length < pageSize) return;
      }
    },

    head: async () => {
      const sequence = lastPosition.get() ?? null;
      return sequence === null ? null : positionOf(sequence);
    },

    subscribe(after, consumer, onError) {
      const following = followLog({
        after,
        eventsAfter,
        written,
        consumer,
        onError,
      });
      const subscription = {
        async stop() {
          await following.stop();
          subscriptions.delete(subscription);
        },
      };
      subscriptions.add(subscription);
      return subscription;
    },

    async close() {
      await Promise.all([...subscriptions].map((each) => each.stop()));
      await writer.close();
      database.close();
      lock.release();
    },
  };
  return store;
};

const eventOf = (row: Row): RecordedEvent => ({
  stream: row.stream,
  revision: row.revision,
  position: positionOf(row.position),
  id: row.id,
  type: row.type,
  data: JSON.parse(row.data) as object,
  metadata: JSON.parse(row.metadata) as EventMetadata,
});
