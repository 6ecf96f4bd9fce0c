import type { Position } from "#domain/ports.ts";

/** An event that explains a difference. */
export interface EventBehind {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
}

/** A field whose stored and replayed values differ. Values are JSON; null if missing. */
export interface FieldDifference {
  /** The path from the document's root, separated by spaces; list items are counted from 1. */
  readonly field: string;
  readonly stored: string | null;
  readonly replayed: string | null;
}

/** A document of a read model that differs from the events. */
export interface DocumentDifference {
  readonly id: string;
  /** The display name, if the document has one; otherwise null. */
  readonly name: string | null;
  /**
   * The values differ, the stored document is missing, no event produced it, or a stored count is
   * wrong.
   */
  readonly kind: "different" | "missing" | "unknown" | "count";
  readonly fields: readonly FieldDifference[];
  /** The number of further fields that differ. */
  readonly moreFields: number;
  /** The last event in the stored and in the replayed document; null if the document is missing. */
  readonly storedAt: Position | null;
  readonly replayedAt: Position | null;
  /** The last event after which both agreed; null if they never did. */
  readonly agreedAt: Position | null;
  /**
   * The events that changed these fields since then; if both never agreed, the events that set the
   * replayed values.
   */
  readonly events: readonly EventBehind[];
  readonly moreEvents: number;
}

/** The result of verifying one read model. */
export interface CheckedModel {
  readonly model: string;
  /** The event up to which it was replayed; null if nothing is stored yet. */
  readonly upTo: Position | null;
  readonly documents: number;
  readonly fields: number;
  /** The number of documents that differ. */
  readonly different: number;
  /** The first of them. */
  readonly differences: readonly DocumentDifference[];
}

/** The progress of a verification. */
export interface VerificationProgress {
  readonly step: "waiting" | "replaying" | "comparing";
  /** The number of events replayed so far. */
  readonly events: number;
  /** The progress of this step, from 0 to 1. */
  readonly progress: number;
  /** The read model that is being compared. */
  readonly model: string | null;
}
