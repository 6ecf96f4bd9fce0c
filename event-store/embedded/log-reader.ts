import type Database from "better-sqlite3";
import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import { createSharedReader, followLog } from "#event-store/follow-log.ts";
import { positionOf, sequenceOf } from "#event-store/position.ts";
import type { Signal } from "#event-store/signal.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { LogDamaged, logDamaged, namingDamage } from "./log-damage.ts";
import { eventOf, type EventRow } from "./stored-row.ts";

const pageSize = 500;

/** The read operations of a log. `stop` ends every subscription. */
export interface LogReader extends Pick<
  EventStore,
  "readStream" | "readAll" | "head" | "subscribe"
> {
  stop(): Promise<void>;
}

/**
 * Reads the log's file. `written` notifies it of possible new events. Every read throws LogDamaged
 * if a checksum does not match, an event is missing in its sequence, or SQLite finds damage; it
 * calls `onDamage` first.
 */
export const createLogReader = (
  database: Database.Database,
  written: Signal,
  onDamage: (damage: LogDamaged) => void = () => undefined,
): LogReader => {
  const path = database.name;
  const streamPage = database.prepare<[string, number, number], EventRow>(
    "SELECT * FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?",
  );
  const allPage = database.prepare<[number, number], EventRow>(
    "SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?",
  );
  const lastPosition = database
    .prepare<[], number | null>("SELECT max(position) FROM events")
    .pluck();
  const reading = <Result>(read: () => Result): Result => {
    try {
      return namingDamage(path, read);
    } catch (error) {
      if (error instanceof LogDamaged) onDamage(error);
      throw error;
    }
  };
  /** Rows in sequence from `first` on, numbered by `numberOf`. */
  const inSequence = (
    rows: readonly EventRow[],
    first: number,
    numberOf: (row: EventRow) => number,
  ): readonly EventRow[] => {
    rows.forEach((row, index) => {
      if (numberOf(row) === first + index) return;
      throw logDamaged(path, `is damaged: an event is missing before event ${row.position}`);
    });
    return rows;
  };
  const readPage = (sequence: number, atMost: number) =>
    reading(() =>
      inSequence(allPage.all(sequence, atMost), sequence + 1, ({ position }) => position),
    );
  const readStreamPage = (stream: string, from: number) =>
    reading(() =>
      inSequence(streamPage.all(stream, from, pageSize), from, ({ revision }) => revision),
    );
  const eventIn = (row: EventRow): RecordedEvent => reading(() => eventOf(path, row));
  const eventsAfter = createSharedReader(
    (sequence, atMost) => readPage(sequence, atMost).map(eventIn),
    written,
  );
  const subscriptions = new Set<{ stop: () => Promise<void> }>();

  return {
    async *readStream(stream, fromRevision = 0) {
      const slice = beginTimeSlice();
      let from = fromRevision;
      for (;;) {
        const rows = readStreamPage(stream, from);
        for (const row of rows) {
          if (slice.isOver()) await slice.next();
          yield eventIn(row);
        }
        if (rows.length < pageSize) return;
        from += rows.length;
      }
    },

    async *readAll(after) {
      const slice = beginTimeSlice();
      let sequence = sequenceOf(after);
      for (;;) {
        const rows = readPage(sequence, pageSize);
        for (const row of rows) {
          if (slice.isOver()) await slice.next();
          yield eventIn(row);
          sequence = row.position;
        }
        if (rows.length < pageSize) return;
      }
    },

    head: async () => {
      const sequence = reading(() => lastPosition.get()) ?? null;
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
