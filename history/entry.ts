import type { Role, Position } from "#domain/ports.ts";
import type { Noun } from "./noun.ts";

/** One event as the index keeps it: everything but its content, and nothing about a person but an opaque id. */
export interface HistoryEntry {
  /** Its place in the log, counted from 1; the same on every engine, and after every rebuild. */
  readonly number: number;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly noun: Noun;
  readonly type: string;
  /** What happened, in a sentence without anything personal. */
  readonly words: string;
  readonly actorId: string;
  readonly role: Role;
  /** ISO 8601 in UTC. */
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** The order it is about, as people call it, for example NV-7K3M9Q. */
  readonly orderNumber: string | null;
}

/** What of the log somebody wants to see; everything that is set must hold. */
export interface HistoryFilter {
  readonly stream?: string | null | undefined;
  readonly nouns?: readonly Noun[] | null | undefined;
  readonly types?: readonly string[] | null | undefined;
  readonly actorId?: string | null | undefined;
  readonly productId?: string | null | undefined;
  /** For example NV-7K3M9Q, or the order's id. */
  readonly order?: string | null | undefined;
  readonly province?: string | null | undefined;
  readonly correlationId?: string | null | undefined;
  /** From this moment on, ISO 8601. */
  readonly from?: string | null | undefined;
  /** Up to this moment, which belongs to it. */
  readonly to?: string | null | undefined;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Whether there is more behind the last one. */
  readonly more: boolean;
}

/** How far the index has got. */
export interface IndexStanding {
  /** Events in the index. */
  readonly events: number;
  /** Of the last of them; null for none. */
  readonly position: Position | null;
  /** The earliest and the latest moment in it. */
  readonly first: string | null;
  readonly last: string | null;
}
