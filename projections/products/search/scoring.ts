import type { TimeSlice } from "#event-store/time-slice.ts";
import { holds, type Entry, type Posting } from "./indexed-product.ts";
import type { Hit } from "./listed.ts";
import type { Meaning } from "./meanings.ts";

/** Products processed between two looks at the clock. */
const lookedAtAtOnce = 1000;

/** The found entries and their scores. */
export type Scores = ReadonlyMap<Entry, number>;

/** Narrows scores by one more word. Each product gets the best score of the word's meanings. */
export const scored = async (
  before: Scores | null,
  meanings: readonly Meaning<Posting>[],
  slice: TimeSlice,
): Promise<Scores> => {
  const best = new Map<Entry, number>();
  let looked = 0;
  for (const meaning of meanings) {
    if (slice.isOver()) await slice.next();
    for (const [entry, weight] of meaning.posting) {
      looked += 1;
      if (looked % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
      if (before && !before.has(entry)) continue;
      if (!holds(meaning, entry, weight)) continue;
      const score = weight * meaning.confidence;
      if (score > (best.get(entry) ?? 0)) best.set(entry, score);
    }
  }
  if (before) for (const [entry, score] of best) best.set(entry, score + (before.get(entry) ?? 0));
  return best;
};

/** Upper bound of the products that a word leads to. */
export const reachOf = (meanings: readonly Meaning<Posting>[]): number =>
  meanings.reduce((sum, { posting }) => sum + posting.size, 0);

/** Whether a meaning of a word occurs in a found product. */
export const isAmong = (meaning: Meaning<Posting>, found: Scores): boolean => {
  for (const [entry, weight] of meaning.posting) {
    if (found.has(entry) && holds(meaning, entry, weight)) return true;
  }
  return false;
};

/** Converts scores to hits, in slices. */
export const asHits = async (scores: Scores, slice: TimeSlice): Promise<readonly Hit[]> => {
  const hits: Hit[] = [];
  for (const [{ listed: product }, score] of scores) {
    hits.push({ product, score });
    if (hits.length % lookedAtAtOnce === 0 && slice.isOver()) await slice.next();
  }
  return hits;
};
