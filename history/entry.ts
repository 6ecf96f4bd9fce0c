import type { Role, Position } from "#domain/ports.ts";
import type { StreamCategory } from "./category.ts";

/**
 * One event in the index: everything except its content, and no personal data except an opaque ID.
 */
export interface HistoryEntry {
  /** Position in the log, counted from 1. Equal on every engine and after every rebuild. */
  readonly number: number;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly category: StreamCategory;
  readonly type: string;
  /** A sentence about the event, without personal data. */
  readonly words: string;
  readonly actorId: string;
  readonly role: Role;
  /** ISO 8601 in UTC. */
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** Number of the order it belongs to, for example NV-7K3M9Q. */
  readonly orderNumber: string | null;
}

/** Filter of events; all given conditions must hold. */
export interface HistoryFilter {
  readonly stream?: string | null | undefined;
  readonly categories?: readonly StreamCategory[] | null | undefined;
  readonly types?: readonly string[] | null | undefined;
  readonly actorId?: string | null | undefined;
  readonly productId?: string | null | undefined;
  /** For example NV-7K3M9Q, or the order's id. */
  readonly order?: string | null | undefined;
  readonly province?: string | null | undefined;
  readonly correlationId?: string | null | undefined;
  /** From this time on, inclusive, ISO 8601. */
  readonly from?: string | null | undefined;
  /** Up to this time, inclusive. */
  readonly to?: string | null | undefined;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly more: boolean;
}

/** State of the index. */
export interface IndexStatus {
  /** Number of indexed events. */
  readonly events: number;
  /** Position of the last indexed event; null if there is none. */
  readonly position: Position | null;
  /** The earliest and the latest time in the index. */
  readonly first: string | null;
  readonly last: string | null;
}
