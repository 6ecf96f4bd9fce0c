import type Database from "better-sqlite3";
import type { EventMetadata, EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { followLog } from "#event-store/follow-log.ts";
import { positionOf, sequenceOf } from "#event-store/position.ts";
import { createSharedReader } from "#event-store/shared-reader.ts";
import type { Signal } from "#event-store/signal.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";

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

/** What can be done with a log without writing to it. `stop` ends every subscription. */
export interface LogReader extends Pick<
  EventStore,
  "readStream" | "readAll" | "head" | "subscribe"
> {
  stop(): Promise<void>;
}

/** Reads the log's file; `written` tells that there may be more in it. */
export const createLogReader = (database: Database.Database, written: Signal): LogReader => {
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

  return {
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
      const following = followLog({ after, eventsAfter, written, consumer, onError });
      const subscription = {
        async stop() {
          await following.stop();
          subscriptions.delete(subscription);
        },
      };
      subscriptions.add(subscription);
      return subscription;
    },

    async stop() {
      await Promise.all([...subscriptions].map((each) => each.stop()));
    },
  };
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
