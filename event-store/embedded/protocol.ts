import type { AppendOutcome } from "#event-store/event-store.ts";
import type { EventText } from "#event-store/storable-events.ts";

/** What the writer thread is started with. */
export interface WriterStart {
  readonly dataDir: string;
  /** A thread before this one has failed: the log exists, and what it holds is made durable before anything is taken. */
  readonly again: boolean;
}

/** An append on its way to the writer thread. */
export interface AppendRequest {
  readonly request: number;
  readonly stream: string;
  readonly expectedRevision: number;
  readonly events: readonly EventText[];
}

export type AppendAnswer =
  | { readonly request: number; readonly revision: number; readonly sequence: number }
  | {
      readonly request: number;
      readonly refused: (AppendOutcome & { readonly outcome: "refused" })["reason"];
    }
  | { readonly request: number; readonly failed: string };

/** Why the thread ends. */
export interface WriterFailure {
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
