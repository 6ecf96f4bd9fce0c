import { LRUCache } from "lru-cache";

/** A cache of answers, valid until the next change. Concurrent callers share one computation. */
export interface AnswerCache<Answer> {
  /** The cached answer, or the one in progress, or a new one. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer>;
  /** Invalidates all cached answers and all computations in progress. */
  clear(): void;
}

export const createAnswerCache = <Answer extends object>({
  maxSize,
  sizeOf,
}: {
  readonly maxSize: number;
  readonly sizeOf: (answer: Answer) => number;
}): AnswerCache<Answer> => {
  const kept = new LRUCache<string, Answer>({ maxSize, sizeCalculation: sizeOf });
  const beingMade = new Map<string, Promise<Answer>>();
  return {
    async get(key, make) {
      const known = kept.get(key) ?? beingMade.get(key);
      if (known) return known;
      const making = make();
      beingMade.set(key, making);
      try {
        const answer = await making;
        // After `clear`, the answer may miss a change.
        if (beingMade.get(key) === making) kept.set(key, answer);
        return answer;
      } finally {
        if (beingMade.get(key) === making) beingMade.delete(key);
      }
    },
    clear() {
      kept.clear();
      beingMade.clear();
    },
  };
};
