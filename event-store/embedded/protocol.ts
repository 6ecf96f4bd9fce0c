import type { AppendRefusal, StorablePart } from "#event-store/storable-events.ts";

/** What the writer thread is started with. */
export interface WriterStart {
  readonly dataDir: string;
  /** A thread before this one has failed: the log exists, and what it holds is made durable before anything is taken. */
  readonly again: boolean;
}

/** An append to one stream or several on its way to the writer thread: all of it is stored or nothing. */
export interface AppendRequest {
  readonly request: number;
  readonly parts: readonly StorablePart[];
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
  /** Whether the log may be opened anew once the disk takes something again. */
  readonly passing: boolean;
}

/** `close` ends the thread after what was sent before it. */
export type ToWriter = { readonly appends: readonly AppendRequest[] } | "close";
/** The first message says that the log is open, unless it holds a failure. */
export interface FromWriter {
  readonly answers: readonly AppendAnswer[];
  readonly failure?: WriterFailure;
}
