import type { Actor, Position } from "#domain/ports.ts";

/** What is known of an event besides its content; kept with it for ever. */
export interface EventMetadata {
  readonly commandId: string;
  /** Short digest of what the client asked for; tells a repeated command from a reused id. */
  readonly commandDigest: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  /** When it happened: the time of the command, ISO 8601 in UTC. */
  readonly occurredAt: string;
  /** Version of the event's shape, counted from 1. */
  readonly schemaVersion: number;
}

/** An event to store. The id is UUIDv5(commandId, index), so that sending it again cannot store it twice. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: EventMetadata;
}

/** An event as it is stored. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** Counted from 0 in its stream. */
  readonly revision: number;
  readonly position: Position;
}

/** Identifies one stored event of one log. */
export type EventReference = Pick<RecordedEvent, "id" | "stream" | "revision">;

/** How far a consumer has read a log. */
export interface Checkpoint {
  readonly position: Position;
  /** The event at the position; null where an older release stored the position only. */
  readonly lastEvent: EventReference | null;
}

/**
 * What became of an append. `unknown` means nobody can say yet whether it was stored (a time-out, a lost
 * connection): read the stream back before answering anything.
 */
export type AppendOutcome =
  | { readonly outcome: "written"; readonly revision: number; readonly position: Position }
  | { readonly outcome: "refused"; readonly reason: "wrong-revision" | "duplicate-id" }
  | { readonly outcome: "unknown"; readonly error: Error };

/** A stream's part of an append to several streams. */
export interface StreamAppend {
  readonly stream: string;
  /** The stream's last revision before this part, an earlier part of the same append included. */
  readonly expectedRevision: number;
  readonly events: readonly NewEvent[];
}

/** What became of an append to several streams; `ends` tells the last event of each part. */
export type MultiStreamAppendOutcome =
  | {
      readonly outcome: "written";
      readonly ends: readonly { readonly revision: number; readonly position: Position }[];
    }
  | Exclude<AppendOutcome, { readonly outcome: "written" }>;

/** The outcome of an append of one part. */
export const outcomeOfOne = (outcome: MultiStreamAppendOutcome): AppendOutcome => {
  if (outcome.outcome !== "written") return outcome;
  const [end] = outcome.ends;
  if (!end) throw new Error("An append of nothing has no end");
  return { outcome: "written", ...end };
};

/** Receives events in order; the next batch comes when the promise of the one before has resolved. */
export type EventConsumer = (events: readonly RecordedEvent[]) => Promise<void>;

export interface EventSubscription {
  /** Resolves when no further batch will be delivered. */
  stop(): Promise<void>;
}

/** Revision to expect of a stream without events. */
export const noEvents = -1;

/** The log of everything that happened. One writer order over all streams; positions only grow. */
export interface EventStore {
  /** Whether nobody but this process can write, so that what it has seen of a stream is all there is. */
  readonly exclusive: boolean;
  /**
   * Stores all events or none. `expectedRevision` is the stream's last, `noEvents` for a new stream. Rejects with
   * StoreUnavailable or EventNotStorable, and then nothing was stored.
   */
  append(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
  ): Promise<AppendOutcome>;
  /**
   * Stores the events of all parts or none, in the order given and with nothing between them. Only where the engine can;
   * rejects as `append` does.
   */
  multiStreamAppend?(parts: readonly StreamAppend[]): Promise<MultiStreamAppendOutcome>;
  /** A stream's events from a revision on, oldest first; none where the stream does not exist. */
  readStream(stream: string, fromRevision?: number): AsyncIterable<RecordedEvent>;
  /** Every event after a position, oldest first; from the beginning where it is null. */
  readAll(after: Position | null): AsyncIterable<RecordedEvent>;
  /** Position of the last event; null for an empty log. */
  head(): Promise<Position | null>;
  /**
   * Delivers every event after a position, then each new one as it is stored. An exception from the consumer is
   * handed to `onError` and the batch is delivered again.
   */
  subscribe(
    after: Position | null,
    consumer: EventConsumer,
    onError: (error: Error) => void,
  ): EventSubscription;
  close(): Promise<void>;
}
