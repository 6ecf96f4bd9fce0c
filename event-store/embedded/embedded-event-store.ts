import { outcomeOfOne, type EventStore } from "#event-store/event-store.ts";
import { createSignal } from "#event-store/signal.ts";
import { storablePart } from "#event-store/storable-events.ts";
import { sealOlderEvents, type ResealedEvent } from "#event-store/personal/seal-older-events.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import { sequenceOf } from "#event-store/position.ts";
import { isLogSealed, logPath, openLogForReading } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { logDamaged, type LogDamaged } from "./log-damage.ts";
import { createLogReader } from "./log-reader.ts";
import { startWriter, type WriterEvents } from "./writer.ts";

/** The event log in a local SQLite file. */
export interface EmbeddedEventStore extends EventStore {
  /**
   * Seals what older releases stored in the clear, in the background. Does nothing if it was done.
   * Returns the number of replaced events; null if it was stopped.
   */
  sealOlderEvents(keys: PersonalKeys, signal: AbortSignal): Promise<number | null>;
  /** Reports damage of the file, for example "is damaged at event 7". The log accepts no more. */
  noteDamage(finding: string): void;
}

/** Callbacks about the log's file. */
export interface LogEvents extends WriterEvents {
  /**
   * The file is damaged. The log accepts no more events, and damaged events cannot be read. Called
   * once.
   */
  readonly onDamage?: (damage: LogDamaged) => void;
}

/**
 * Opens the event log in an SQLite file in `dataDir`. A writer thread flushes before every answer.
 * After a failed write the state of the disk is uncertain: the log accepts nothing until it can be
 * written again, or never again if the failure is permanent. Throws DirectoryInUse if another
 * process locks the directory, LogDamaged and FileUnusable.
 */
export const openEmbeddedEventStore = async (
  dataDir: string,
  { onDamage = () => undefined, ...events }: LogEvents = {},
): Promise<EmbeddedEventStore> => {
  const lock = lockDirectory(dataDir);
  const written = createSignal();
  const writer = await startWriter(dataDir, written.notify, events).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  let damage: LogDamaged | null = null;
  const noteDamage = (found: LogDamaged) => {
    if (damage) return;
    damage = found;
    onDamage(found);
  };
  const requireSound = () => {
    if (damage) throw damage;
  };
  const database = openLogForReading(dataDir);
  const { stop, ...reader } = createLogReader(database, written, noteDamage);
  const store: EmbeddedEventStore = {
    exclusive: true,

    async append(stream, expectedRevision, newEvents) {
      requireSound();
      const part = storablePart({ stream, expectedRevision, events: newEvents });
      return outcomeOfOne(await writer.append([part]));
    },

    async multiStreamAppend(parts) {
      requireSound();
      return writer.append(parts.map(storablePart));
    },

    ...reader,

    async sealOlderEvents(keys, signal) {
      if (isLogSealed(database)) return 0;
      const replace = async (events: readonly ResealedEvent[], isSealed = false) => {
        requireSound();
        const replacements = events.map(({ position, data, metadata }) => ({
          sequence: sequenceOf(position),
          data: JSON.stringify(data),
          metadata: JSON.stringify(metadata),
        }));
        await writer.replace(replacements, isSealed);
      };
      const replaced = await sealOlderEvents({ ...reader, replace }, keys, signal);
      if (replaced !== null) await replace([], true);
      return replaced;
    },

    noteDamage: (finding) => noteDamage(logDamaged(logPath(dataDir), finding)),

    async close() {
      await stop();
      await writer.close();
      database.close();
      lock.release();
    },
  };
  return store;
};
