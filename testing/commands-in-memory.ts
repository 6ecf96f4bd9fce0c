import type { CommandHandler } from "#domain/ports.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import type { EventStore, RecordedEvent, StreamAppend } from "#event-store/event-store.ts";
import {
  createMemoryEventStore,
  type MemoryEventStore,
} from "#event-store/memory/memory-event-store.ts";
import { deriveId } from "#event-store/uuid.ts";

/** The shop's command handler over a log in memory. */
export interface CommandsInMemory extends CommandHandler {
  /** All events of all streams, oldest first. */
  readonly log: readonly RecordedEvent[];
  /** Names of the streams read so far, one per read. */
  readonly reads: readonly string[];
  /** Simulates a crash: every later call fails and stores nothing. */
  kill(): void;
  /** A new process on the same log. */
  restart(): CommandsInMemory;
}

/** A command handler over the given log, or over a new one in memory. */
export const commandsInMemory = (
  stored: MemoryEventStore = createMemoryEventStore(),
): CommandsInMemory => {
  const reads: string[] = [];
  let dead = false;
  const requireAlive = () => {
    if (dead) throw new Error("The process is dead");
  };
  const { multiStreamAppend } = stored;
  const store: EventStore = {
    ...stored,
    async append(...append) {
      requireAlive();
      return stored.append(...append);
    },
    ...(multiStreamAppend && {
      async multiStreamAppend(parts: readonly StreamAppend[]) {
        requireAlive();
        return multiStreamAppend(parts);
      },
    }),
    async *readStream(stream, from) {
      requireAlive();
      reads.push(stream);
      yield* stored.readStream(stream, from);
    },
  };
  return {
    ...createCommandHandler({ store, deriveId, random: () => 0, now: () => 0 }),
    log: stored.log,
    reads,
    kill() {
      dead = true;
    },
    restart: () => commandsInMemory(stored),
  };
};

/** The events of one stream, oldest first. */
export const eventsOf = (log: readonly RecordedEvent[], stream: string): readonly RecordedEvent[] =>
  log.filter((event) => event.stream === stream);
