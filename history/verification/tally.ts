import type { Position } from "#domain/ports.ts";
import type { StoredDocument } from "#projections/document-store.ts";

/** A document as it is stored, and as the events make it; null where there is none. */
export interface Pair {
  readonly id: string;
  readonly isCount: boolean;
  readonly stored: StoredDocument<object> | null;
  readonly replayed: StoredDocument<object> | null;
}

/** What a comparison has gone through. */
export interface Compared {
  readonly documents: number;
  readonly fields: number;
  readonly different: number;
  /** The first that differ. */
  readonly pairs: readonly Pair[];
  readonly reached: Position | null;
}

/** What a comparison has gone through so far. */
export interface Tally {
  /** Counts documents and what is in them. */
  went: (documents: readonly StoredDocument<object>[]) => void;
  /** Counts a pair that differs, and keeps it if it is among the first. */
  note: (pair: Pair) => void;
  /** What it has come to. */
  sum: () => Omit<Compared, "reached">;
}

const mostPairs = 50;

/** Begins to count. */
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
      if (pairs.length < mostPairs) pairs.push(pair);
    },
    sum: () => ({ documents, fields, different, pairs }),
  };
};
