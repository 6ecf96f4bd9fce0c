import type { AppendRefusal, StorablePart } from "#event-store/storable-events.ts";

/** Start parameters of the writer thread. */
export interface WriterStart {
  readonly dataDir: string;
  /**
   * True after a failed thread: the log exists, and its content is made durable before the first
   * append.
   */
  readonly again: boolean;
}

/**
 * An append to one or several streams, on its way to the writer thread. All of it is stored or
 * nothing.
 */
export interface AppendRequest {
  readonly request: number;
  readonly parts: readonly StorablePart[];
}

/** New content of a stored event, as text. */
export interface Replacement {
  readonly sequence: number;
  readonly data: string;
  readonly metadata: string;
}

/** Replaces the content of stored events, all or none. */
export interface ReplaceRequest {
  readonly request: number;
  readonly replacements: readonly Replacement[];
  /** Whether nothing in the clear is left (`seal-older-events.ts`). */
  readonly isSealed: boolean;
}

export type AppendAnswer =
  | {
      readonly request: number;
      /** The last event of each part. */
      readonly ends: readonly { readonly revision: number; readonly sequence: number }[];
    }
  | { readonly request: number; readonly refused: AppendRefusal }
  | { readonly request: number; readonly failed: string };

/** Why the thread ends. */
export interface WriterFailure {
  /** Name of the error. */
  readonly name: string;
  readonly message: string;
  /** Whether the log may be reopened when the disk accepts writes again. */
  readonly passing: boolean;
}

/** `close` ends the thread after the messages that were sent before it. */
export type ToWriter =
  | { readonly appends: readonly AppendRequest[] }
  | { readonly replacing: ReplaceRequest }
  | "close";
/** The first message means that the log is open, unless it holds a failure. */
export interface FromWriter {
  readonly answers: readonly AppendAnswer[];
  readonly failure?: WriterFailure;
}
