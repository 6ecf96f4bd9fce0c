import type { CommandHandler } from "#domain/ports.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import type { EventStore, RecordedEvent, StreamAppend } from "#event-store/event-store.ts";
import {
  createMemoryEventStore,
  type MemoryEventStore,
} from "#event-store/memory/memory-event-store.ts";
import { deriveId } from "#event-store/uuid.ts";

/** The shop's own command handler over a log in memory. */
export interface CommandsInMemory extends CommandHandler {
  /** Everything that happened, oldest first, over all streams. */
  readonly log: readonly RecordedEvent[];
  /** Streams read so far, one name a reading. */
  readonly reads: readonly string[];
  /** The process dies: every call from now on fails, and nothing more is stored. */
  kill(): void;
  /** A new process on the same log. */
  restart(): CommandsInMemory;
}

/** A process that handles commands over a log in memory, a new one unless it is given. */
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
