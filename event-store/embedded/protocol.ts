import type { AppendOutcome } from "#event-store/event-store.ts";
import type { EventText } from "#event-store/storable-events.ts";

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

/** `close` ends the thread after what was sent before it. */
export type ToWriter = { readonly appends: readonly AppendRequest[] } | "close";
export type FromWriter = { readonly answers: readonly AppendAnswer[] };
