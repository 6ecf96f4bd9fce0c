import type { Position } from "#domain/ports.ts";
import type { StoredDocument } from "#projections/engine/document-store.ts";

/** A document as stored and as the events produce it; null if missing. */
export interface Pair {
  readonly id: string;
  readonly isCount: boolean;
  readonly stored: StoredDocument<object> | null;
  readonly replayed: StoredDocument<object> | null;
}

/** The result of a comparison. */
export interface Compared {
  readonly documents: number;
  readonly fields: number;
  readonly different: number;
  /** The first pairs that differ. */
  readonly pairs: readonly Pair[];
  readonly reached: Position | null;
}

/** The running totals of a comparison. */
export interface Tally {
  /** Counts documents and their fields. */
  went: (documents: readonly StoredDocument<object>[]) => void;
  /** Counts a pair that differs, and stores it if it is among the first. */
  note: (pair: Pair) => void;
  /** Returns the totals. */
  sum: () => Omit<Compared, "reached">;
}

const maxPairs = 50;

export const createTally = (): Tally => {
  let [documents, fields, different] = [0, 0, 0];
  const pairs: Pair[] = [];
  return {
    went(some) {
      documents += some.length;
      for (const { document } of some) fields += Object.keys(document).length;
    },
    note(pair) {
      different += 1;
      if (pairs.length < maxPairs) pairs.push(pair);
    },
    sum: () => ({ documents, fields, different, pairs }),
  };
};
