import type { Position } from "#domain/ports.ts";

/** One event behind a difference. */
export interface EventBehind {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
}

/**
 * A field of which a read model says something else than the events do; values as JSON, null where
 * there is none.
 */
export interface FieldDifference {
  /** Names from the document's top down, between spaces; places in lists counted from 1. */
  readonly field: string;
  readonly stored: string | null;
  readonly replayed: string | null;
}

/** A document of a read model that is not what the events say. */
export interface DocumentDifference {
  readonly id: string;
  /** What people call it, where it says so itself; null otherwise. */
  readonly name: string | null;
  /**
   * It says something else, is not there, is there though no event made it; or a kept count is
   * wrong.
   */
  readonly kind: "different" | "missing" | "unknown" | "count";
  readonly fields: readonly FieldDifference[];
  /** Fields that differ as well and are left out. */
  readonly moreFields: number;
  /** The last event in the stored document, and in the replayed one; null without it. */
  readonly storedAt: Position | null;
  readonly replayedAt: Position | null;
  /** The last event after which both said the same; null where they never did. */
  readonly agreedAt: Position | null;
  /**
   * What has changed these fields since; where they never agreed, what made them as they are
   * replayed.
   */
  readonly events: readonly EventBehind[];
  readonly moreEvents: number;
}

/** What came of checking one read model. */
export interface CheckedModel {
  readonly model: string;
  /** The event up to which it was replayed; null where nothing has been written of it yet. */
  readonly upTo: Position | null;
  readonly documents: number;
  readonly fields: number;
  /** Documents that differ. */
  readonly different: number;
  /** The first of them. */
  readonly differences: readonly DocumentDifference[];
}

/** How far a check is. */
export interface VerificationProgress {
  readonly step: "waiting" | "replaying" | "comparing";
  /** Events replayed so far. */
  readonly events: number;
  /** How much of this step is done, from 0 to 1. */
  readonly progress: number;
  /** The read model that is being compared. */
  readonly model: string | null;
}
