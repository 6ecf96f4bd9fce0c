import type { CommandHandler } from "#domain/ports.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import type { EventStore, RecordedEvent, StreamAppend } from "#event-store/event-store.ts";
import {
  createMemoryEventStore,
  type MemoryEventStore,
} from "#event-store/memory/memory-event-store.ts";

/** The shop's command handler over a log in memory. */
export interface CommandsInMemory extends CommandHandler {
  /** The log of all processes. */
  readonly store: MemoryEventStore;
  /** All events of all streams, oldest first. */
  readonly log: readonly RecordedEvent[];
  /** Names of the streams read so far, one per read. */
  readonly reads: readonly string[];
  /** Simulates a crash: every later call fails and stores nothing. */
  kill(): void;
  /** A new process on the same log. */
  restart(): CommandsInMemory;
}

/** An access of a process to streams of the log. */
export interface LogAccess {
  readonly kind: "append" | "read";
  readonly streams: readonly string[];
}

/**
 * A command handler over the given log, or over a new one in memory. `before` is awaited before
 * each access to the log.
 */
export const commandsInMemory = (
  stored: MemoryEventStore = createMemoryEventStore(),
  before: (access: LogAccess) => Promise<void> = async () => {},
): CommandsInMemory => {
  const reads: string[] = [];
  let dead = false;
  const requireAlive = () => {
    if (dead) throw new Error("The process is dead");
  };
  const { multiStreamAppend } = stored;
  const store: EventStore = {
    ...stored,
    async append(stream, revision, events) {
      await before({ kind: "append", streams: [stream] });
      requireAlive();
      return stored.append(stream, revision, events);
    },
    ...(multiStreamAppend && {
      async multiStreamAppend(parts: readonly StreamAppend[]) {
        await before({ kind: "append", streams: parts.map(({ stream }) => stream) });
        requireAlive();
        return multiStreamAppend(parts);
      },
    }),
    async *readStream(stream, from) {
      await before({ kind: "read", streams: [stream] });
      requireAlive();
      reads.push(stream);
      yield* stored.readStream(stream, from);
    },
  };
  return {
    ...createCommandHandler({ store, pause: async () => {}, now: () => 0 }),
    store: stored,
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
