import type { Actor, Position } from "#domain/ports.ts";

/** Facts about an event other than its content. Stored with it permanently. */
export interface EventMetadata {
  readonly commandId: string;
  /**
   * Short digest of the client's request. It distinguishes a repeated command from a reused id. A
   * sealed store stores a keyed one (`personal/command-digest.ts`).
   */
  readonly commandDigest: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  /** Time of the command, ISO 8601 in UTC. */
  readonly occurredAt: string;
  /** Version of the event's shape, counted from 1. */
  readonly schemaVersion: number;
  /** The append's span as W3C trace context; missing if the append was not traced. */
  readonly traceparent?: string;
}

/**
 * An event to store. The id is UUIDv5(commandId, index), so a repeated append cannot store it
 * twice.
 */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: EventMetadata;
}

/** A stored event. */
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
  /** The event at the position; null if an older release stored only the position. */
  readonly lastEvent: EventReference | null;
}

/**
 * Outcome of an append. `unknown` means that the event may or may not be stored (a timeout, a lost
 * connection). Read the stream again before answering.
 */
export type AppendOutcome =
  | { readonly outcome: "written"; readonly revision: number; readonly position: Position }
  | {
      readonly outcome: "refused";
      /** `not-together`: the engine cannot store these parts with one append, but one by one. */
      readonly reason: "wrong-revision" | "duplicate-id" | "not-together";
    }
  | { readonly outcome: "unknown"; readonly error: Error };

/** One stream's part of an append to several streams. */
export interface StreamAppend {
  readonly stream: string;
  /** The stream's last revision before this part, including earlier parts of the same append. */
  readonly expectedRevision: number;
  readonly events: readonly NewEvent[];
}

/**
 * Outcome of an append to several streams. `ends` holds the last event of each part; its position
 * may be that of a later event of the same append.
 */
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
  if (!end) throw new Error("An empty append has no last event");
  return { outcome: "written", ...end };
};

/** Receives events in order. The next batch is delivered after the promise has resolved. */
export type EventConsumer = (events: readonly RecordedEvent[]) => Promise<void>;

export interface EventSubscription {
  /** Resolves when no further batch will be delivered. */
  stop(): Promise<void>;
}

/** The digest of a stored command, and the person that its events are about; null if none. */
export interface StoredDigest {
  readonly digest: string;
  readonly person: string | null;
}

/** Expected revision of a stream without events. */
export const noEvents = -1;

/** The log of all events. It has one order over all streams; positions only grow. */
export interface EventStore {
  /** Whether only this process can write. If so, its remembered streams are always complete. */
  readonly exclusive: boolean;
  /**
   * Stores all events or none. `expectedRevision` is the stream's last revision, `noEvents` for a
   * new stream. Rejects with StoreUnavailable or EventNotStorable if nothing was stored.
   */
  append(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
  ): Promise<AppendOutcome>;
  /**
   * Stores the events of all parts or none, without other events in between, in the given order.
   * KurrentDB 25.1 stores each stream's events together; with `keepOrder` it refuses parts that
   * this would reorder. Missing if the engine does not support it. Rejects like `append`.
   */
  multiStreamAppend?(
    parts: readonly StreamAppend[],
    options?: { readonly keepOrder?: boolean },
  ): Promise<MultiStreamAppendOutcome>;
  /** A stream's events from a revision on, oldest first. Empty if the stream does not exist. */
  readStream(stream: string, fromRevision?: number): AsyncIterable<RecordedEvent>;
  /**
   * Whether a stream that ended at a revision when it was read or written, some time after `since`
   * (milliseconds of `performance.now()`), still ends there, except for events of the last second.
   * False if that is unknown without a read. Missing if no subscription follows the log.
   */
  stillEndsAt?(stream: string, revision: number, since: number): boolean;
  /** All events after a position, oldest first. Null means from the beginning. */
  readAll(after: Position | null): AsyncIterable<RecordedEvent>;
  /** Position of the last event; null for an empty log. */
  head(): Promise<Position | null>;
  /**
   * Delivers all events after a position, then each new one when it is stored. If the consumer
   * throws, the error is passed to `onError` and the batch is delivered again.
   */
  subscribe(
    after: Position | null,
    consumer: EventConsumer,
    onError: (error: Error) => void,
  ): EventSubscription;
  /**
   * Whether the digest of a request is that of a stored command. Missing if the store stores
   * digests as given. True for an erased person's command, which has no key any more.
   */
  isDigestOf?(stored: StoredDigest, digest: string): Promise<boolean>;
  close(): Promise<void>;
}
