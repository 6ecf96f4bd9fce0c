import { LRUCache } from "lru-cache";

/** Answers that are kept for the next who asks the same, until something changes. */
export interface KeptAnswers<Answer> {
  /** What is kept, or is being made, or is made now. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer>;
  /** Nothing that was made or begun before is given any more. */
  clear(): void;
}

export const createKeptAnswers = <Answer extends object>({
  maxSize,
  sizeOf,
}: {
  readonly maxSize: number;
  readonly sizeOf: (answer: Answer) => number;
}): KeptAnswers<Answer> => {
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
        // What has changed meanwhile may not be in it.
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
