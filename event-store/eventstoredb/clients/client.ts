import type { Readable } from "node:stream";
import type { EventServerName } from "../connection-string.ts";
import type { LogPosition } from "../log-position.ts";
import type { Notify } from "../observer.ts";
import type { ProposedEvent } from "../proposed-event.ts";

/** An event as both libraries return it. */
export interface ReceivedEvent {
  readonly event?:
    | {
        readonly id: string;
        readonly type: string;
        readonly streamId: string;
        readonly revision: bigint;
        readonly isJson: boolean;
        readonly data: unknown;
        readonly metadata?: unknown;
        readonly position?: LogPosition | undefined;
      }
    | undefined;
}

/** A read or a subscription in progress. */
export interface EventCall {
  /** Emits each ReceivedEvent. A subscription also emits `confirmation` and `caughtUp`. */
  readonly events: Readable;
  cancel(): Promise<void>;
}

/** The events for one stream of an append. */
export interface ProposedPart {
  readonly stream: string;
  /** The stream's last revision before this part; `noEvents` for a new stream. */
  readonly expectedRevision: number;
  readonly events: readonly ProposedEvent[];
}

/**
 * A client library for EventStoreDB or KurrentDB. Its methods reject with the library's errors,
 * which `classifyAppendFailure` interprets.
 */
export interface EventStoreClient {
  /** For messages. */
  readonly server: EventServerName;
  /** Connects, and returns the server's version, or `unknown`. */
  connect(): Promise<string>;
  /** Returns the position of the last event. The server refuses the append after the deadline. */
  append(part: ProposedPart, deadlineMs: number): Promise<LogPosition>;
  /**
   * Appends all parts or none. The revisions of parts of one stream must be contiguous. Returns the
   * position of the last event, or null if the connected server cannot store these parts with one
   * append. With `keepOrder`, it stores them in the given order. Missing if the library cannot.
   */
  multiStreamAppend?(
    parts: readonly ProposedPart[],
    keepOrder: boolean,
  ): Promise<LogPosition | null>;
  readStream(stream: string, fromRevision: number): EventCall;
  /** Reads `$all` from a position on, including the event there. Null means from the beginning. */
  readAll(from: LogPosition | null): EventCall;
  /** Reads `$all` from its end. */
  readBackwards(maxCount: number): EventCall;
  /**
   * Subscribes to `$all` after a position, without the server's own events. Calls `onCheckpoint`
   * when the server has searched more of the log.
   */
  subscribe(after: LogPosition | null, highWaterMark: number, onCheckpoint: () => void): EventCall;
  /** Ends the client: open calls fail, its channel is closed, and it connects no more. */
  end(): Promise<void>;
}

/** Opens a client for a checked connection string. Throws the library's errors. */
export type OpenClient = (connectionString: string, notify: Notify) => EventStoreClient;
