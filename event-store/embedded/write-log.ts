import { fsyncSync, openSync, closeSync } from "node:fs";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { isLogPosition } from "#event-store/eventstoredb/log-position.ts";
import { positionOf, sequenceOf } from "#event-store/position.ts";
import { logPath, markUnsealed, openLogForWriting } from "./database.ts";
import { eventChecksum } from "./stored-row.ts";

/**
 * Writes a copied log into a data directory without one, in the given order. Events of an embedded
 * log keep their positions. Throws if a position is missing, and the errors of the disk.
 */
export const writeLog = async (
  dataDir: string,
  batches: AsyncIterable<readonly RecordedEvent[]>,
  {
    isSealed,
    onEvents,
  }: {
    /** Whether nothing is left in the clear that an older release stored. */
    readonly isSealed: boolean;
    /** Called with the number of events so far. */
    readonly onEvents: (events: number) => void;
  },
): Promise<number> => {
  const database = openLogForWriting(dataDir);
  let position = 0;
  try {
    // The file is flushed at the end; until then it is no log.
    database.pragma("synchronous = OFF");
    const insert = database.prepare(
      "INSERT INTO events (position, stream, revision, id, type, data, metadata, checksum) " +
        "VALUES (@position, @stream, @revision, @id, @type, @data, @metadata, @checksum)",
    );
    const insertAll = database.transaction((events: readonly RecordedEvent[]) => {
      for (const { data, metadata, position: stated, ...event } of events) {
        position += 1;
        if (!isLogPosition(stated) && sequenceOf(stated) !== position) {
          throw new Error(`The log lacks the event ${positionOf(position)} before ${stated}`);
        }
        const row = {
          ...event,
          position,
          data: JSON.stringify(data),
          metadata: JSON.stringify(metadata),
        };
        insert.run({ ...row, checksum: eventChecksum(row) });
      }
    });
    for await (const batch of batches) {
      insertAll.immediate(batch);
      onEvents(position);
    }
    if (!isSealed) markUnsealed(database);
    database.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
  const file = openSync(logPath(dataDir), "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return position;
};
