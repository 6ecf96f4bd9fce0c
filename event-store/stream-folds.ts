import { LRUCache } from "lru-cache";
import type { Decider, DomainEvent } from "#domain/decider.ts";
import type { Position } from "#domain/ports.ts";
import { personIn } from "#domain/personal.ts";
import { estimatedBytes } from "./estimated-bytes.ts";
import { noEvents, type EventStore, type RecordedEvent, type StoredDigest } from "./event-store.ts";
import { decodeEvent } from "./upcasters.ts";

/** A handled command, as its stream's fold remembers it. */
export interface KnownCommand extends StoredDigest {
  readonly position: Position;
}

/** The command of a stored event. */
export const knownCommand = (
  event: Pick<RecordedEvent, "type" | "data" | "metadata" | "position">,
): KnownCommand => ({
  digest: event.metadata.commandDigest,
  person: personIn(event),
  position: event.position,
});

/** A stream folded up to a revision. */
export interface Folded<State> {
  state: State;
  revision: number;
  /** The latest commands by id, oldest first. */
  readonly commands: Map<string, KnownCommand>;
  /** Time of the last read that found no further events, on the clock of the folds. */
  checkedAt: number;
}

/**
 * A cache of folded streams, bounded by memory. A cached fold reads only the events after its
 * revision.
 */
export interface StreamFolds {
  /**
   * The cached fold, without reading the log. It may lack later events. Null if the stream is not
   * cached.
   */
  remembered<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Folded<State> | null;
  /**
   * The stream as the log holds it at the time of the call or later. Concurrent callers share
   * reads: callers that arrive during a read share the next one.
   */
  upToDate<State, Command, Event extends DomainEvent, Refusal>(
    decider: Decider<State, Command, Event, Refusal>,
    stream: string,
  ): Promise<Folded<State>>;
  /** Caches a fold that its caller has extended by an append. */
  keep(stream: string, folded: Folded<unknown>): void;
  /** Removes a stream; its next use folds it from the beginning. */
  forget(stream: string): void;
}

const rememberedCommands = 1000;

/**
 * Default maximum memory of all folds, in bytes, as `sizeOf` estimates it. Measured heap on Node
 * 24: 1.4 kB for a placed order of two lines, 1.5 kB for a cart of three lines, and at most 330 kB
 * for a stock stream with a thousand remembered commands. 64 MiB of such stock streams took 83 MiB
 * of heap.
 */
export const usualFoldBytes = 64 * 1024 * 1024;

/**
 * Estimated memory of a stream, in bytes. Measured with 5 to 1,000 entries each; the error is at
 * most a third.
 */
const bytesOfStream = 300;
const bytesOfCommand = 250;

/** Number of revisions after which a state is measured again. */
const measuredEvery = 64;

interface CachedFold extends Folded<unknown> {
  measuredAt?: number;
  stateBytes?: number;
}

const sizeOf = (folded: CachedFold): number => {
  if (
    folded.stateBytes === undefined ||
    folded.measuredAt === undefined ||
    folded.revision - folded.measuredAt >= measuredEvery
  ) {
    folded.stateBytes = Math.ceil(estimatedBytes(folded.state));
    folded.measuredAt = folded.revision;
  }
  return bytesOfStream + folded.stateBytes + folded.commands.size * bytesOfCommand;
};

/** The fold of a stream without events. */
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

/**
 * `mostBytes` bounds the memory of all folds together. `now` returns milliseconds on a monotonic
 * clock.
 */
export const createStreamFolds = (
  store: Pick<EventStore, "readStream">,
  mostBytes: number,
  now: () => number = () => performance.now(),
): StreamFolds => {
  const kept = new LRUCache<string, CachedFold>({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
  });
  const reading = new Map<
    string,
    { readonly now: Promise<Folded<unknown>>; next: Promise<Folded<unknown>> | null }
  >();

  const remembered = <State>(stream: string): Folded<State> | null =>
    (kept.get(stream) as Folded<State> | undefined) ?? null;

  /** Keeps the newer of two folds of the same stream. */
  const keep = (stream: string, folded: Folded<unknown>) => {
    const other = kept.peek(stream);
    if (other && other !== folded && other.revision > folded.revision) return;
    // Folds change in place, and the cache measures a value again only if it is another object.
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
      // A concurrent append may have extended the same fold.
      if (event.revision !== folded.revision + 1) continue;
      const decoded = decodeEvent(event);
      if (decoded) folded.state = decider.evolve(folded.state, decoded as unknown as Event);
      folded.revision = event.revision;
      rememberCommand(folded.commands, event.metadata.commandId, knownCommand(event));
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
      // The read may already be past the end of the log, and miss events that its new caller knows
      // to be stored.
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

/**
 * Remembers a command among the latest thousand of its stream. Its person may be in only some of
 * its events.
 */
export const rememberCommand = (
  commands: Map<string, KnownCommand>,
  commandId: string,
  command: KnownCommand,
): void => {
  const person = commands.get(commandId)?.person ?? command.person;
  commands.set(commandId, person === command.person ? command : { ...command, person });
  if (commands.size <= rememberedCommands) return;
  for (const oldest of commands.keys()) {
    commands.delete(oldest);
    return;
  }
};
