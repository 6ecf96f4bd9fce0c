import { outcomeOfOne, type EventStore } from "#event-store/event-store.ts";
import { createSignal } from "#event-store/signal.ts";
import { storablePart } from "#event-store/storable-events.ts";
import { openLogForReading } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { createLogReader } from "./log-reader.ts";
import { startWriter, type WriterEvents } from "./writer.ts";

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
  const { stop, ...reader } = createLogReader(database, written);

  const store: EventStore = {
    exclusive: true,

    append: async (stream, expectedRevision, events) =>
      outcomeOfOne(await writer.append([storablePart({ stream, expectedRevision, events })])),

    multiStreamAppend: async (parts) => writer.append(parts.map(storablePart)),

    ...reader,

    async close() {
      await stop();
      await writer.close();
      database.close();
      lock.release();
    },
  };
  return store;
};
