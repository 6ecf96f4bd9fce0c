import { serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { Decider, DomainEvent } from "#domain/decider.ts";
import type { Position } from "#domain/ports.ts";
import { noEvents, type EventStore } from "./event-store.ts";
import { decodeEvent } from "./upcasters.ts";

/** A command as its stream remembers it. */
export interface KnownCommand {
  readonly digest: string;
  readonly position: Position;
}

/** A stream folded up to a revision. */
export interface Folded<State> {
  state: State;
  revision: number;
  /** The latest commands by id, oldest first. */
  readonly commands: Map<string, KnownCommand>;
  /** Up to when the log is known to have held nothing more, on the clock of the folds. */
  checkedAt: number;
}

/** Streams folded once and kept, as many as fit into a bounded memory; only what came since is read again. */
export interface StreamFolds {
  /** A stream as it is remembered, without asking the log: right as far as it goes. Null where it is not. */
  remembered<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Folded<State> | null;
  /**
   * A stream as the log holds it at the call or later. However many ask at once, it is read once for those that came
   * before the reading began, and once more for all who came meanwhile.
   */
  upToDate<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Promise<Folded<State>>;
  /** Keeps a fold that its caller has taken further by an append. */
  keep(stream: string, folded: Folded<unknown>): void;
  /** Folds a stream from its beginning the next time. */
  forget(stream: string): void;
}

const mostStreams = 20_000;
const rememberedCommands = 1000;

/**
 * Memory that all folds together may take unless it is set otherwise, in bytes, as `sizeOf` counts it. On Node 24 a
 * placed order of two lines took 1.4 kB of heap, a cart of three lines 1.5 kB, and a stock stream with the thousand
 * commands that are remembered at most 330 kB; 64 MiB full of such stock streams were 83 MiB of heap.
 */
export const usualFoldBytes = 64 * 1024 * 1024;

/** What a stream takes in memory, in bytes: measured with 5 to 1,000 entries each, to within a third. */
const bytesOfStream = 300;
const bytesOfCommand = 250;
const heapOfSerialized = 2.5;

/** So many revisions later a state is measured again. */
const measuredEvery = 64;

interface Kept extends Folded<unknown> {
  measuredAt?: number;
  stateBytes?: number;
}

const sizeOf = (folded: Kept): number => {
  if (
    folded.stateBytes === undefined ||
    folded.measuredAt === undefined ||
    folded.revision - folded.measuredAt >= measuredEvery
  ) {
    folded.stateBytes = Math.ceil(serialize(folded.state).byteLength * heapOfSerialized);
    folded.measuredAt = folded.revision;
  }
  return bytesOfStream + folded.stateBytes + folded.commands.size * bytesOfCommand;
};

/** A stream of which nothing is known: as if it had no events. */
export const unread = <State>({
  initialState,
}: {
  readonly initialState: State;
}): Folded<State> => ({
  state: initialState,
  revision: noEvents,
  commands: new Map<string, KnownCommand>(),
  checkedAt: -Infinity,
});

/** `mostBytes` bounds the memory of all folds together; `now` tells milliseconds on a clock that only goes forward. */
export const createStreamFolds = (
  store: Pick<EventStore, "readStream">,
  mostBytes: number,
  now: () => number = () => performance.now(),
): StreamFolds => {
  const kept = new LRUCache<string, Kept>({
    max: mostStreams,
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
  });
  const reading = new Map<
    string,
    { readonly now: Promise<Folded<unknown>>; next: Promise<Folded<unknown>> | null }
  >();

  const remembered = <State>(stream: string): Folded<State> | null =>
    (kept.get(stream) as Folded<State> | undefined) ?? null;

  /** Two may have come by the same stream in different ways; what is known of it never becomes less. */
  const keep = (stream: string, folded: Folded<unknown>) => {
    const other = kept.peek(stream);
    if (other && other !== folded && other.revision > folded.revision) return;
    // A fold is changed in place, and the cache measures a value only where it is another object.
    kept.delete(stream);
    kept.set(stream, folded);
  };

  const foldOn = async <State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Promise<Folded<State>> => {
    const begunAt = now();
    const folded = remembered<State>(stream) ?? unread(decider);
    for await (const event of store.readStream(stream, folded.revision + 1)) {
      // The same fold may have been taken further by an append meanwhile.
      if (event.revision !== folded.revision + 1) continue;
      const decoded = decodeEvent(event);
      if (decoded) folded.state = decider.evolve(folded.state, decoded as unknown as Event);
      folded.revision = event.revision;
      rememberCommand(folded.commands, event.metadata.commandId, {
        digest: event.metadata.commandDigest,
        position: event.position,
      });
    }
    folded.checkedAt = Math.max(folded.checkedAt, begunAt);
    keep(stream, folded);
    return folded;
  };

  const begin = <State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Promise<Folded<State>> => {
    const underWay = foldOn(decider, stream).finally(() => reading.delete(stream));
    reading.set(stream, { now: underWay, next: null });
    return underWay;
  };

  return {
    remembered: (_decider, stream) => remembered(stream),
    upToDate<State, Command, Event extends DomainEvent, Refusal>(
      decider: Decider<State, Command, Event, Refusal>,
      stream: string,
    ) {
      const underWay = reading.get(stream);
      if (!underWay) return begin(decider, stream);
      // It may be past the log's end already, and so miss what its caller knows to be stored.
      underWay.next ??= underWay.now
        .catch(() => undefined)
        .then(() => reading.get(stream)?.now ?? begin(decider, stream));
      return underWay.next as Promise<Folded<State>>;
    },
    keep,
    forget(stream) {
      kept.delete(stream);
    },
  };
};

/** Remembers a command among the latest thousand of its stream. */
export const rememberCommand = (
  commands: Map<string, KnownCommand>,
  commandId: string,
  command: KnownCommand,
): void => {
  commands.set(commandId, command);
  if (commands.size <= rememberedCommands) return;
  for (const oldest of commands.keys()) {
    commands.delete(oldest);
    return;
  }
};
