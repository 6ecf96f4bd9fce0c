import { LRUCache } from "lru-cache";

/**
 * A cache of reads, valid until it is cleared. A read that began before `clear` is not cached,
 * because it may miss the change.
 */
export interface Cache<Value extends object> {
  /**
   * The cached value, the read in progress, or a new read. Concurrent callers share a read. Null is
   * not cached.
   */
  get<Answer extends Value | null>(key: string, read: () => Promise<Answer>): Promise<Answer>;
  /**
   * Values by key; reads all missing ones at once. The answer lacks what the read does not find.
   * `prefix` separates the keys of one kind from others.
   */
  getMany(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    prefix?: string,
  ): Promise<ReadonlyMap<string, Value>>;
  clear(): void;
}

/** `maxSize` bounds the sum of `sizeOf`, by default the number of values. */
export const createCache = <Value extends object>({
  maxSize,
  sizeOf = () => 1,
}: {
  readonly maxSize: number;
  readonly sizeOf?: (value: Value) => number;
}): Cache<Value> => {
  const values = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf });
  const reading = new Map<string, Promise<Value | null>>();
  let clears = 0;
  return {
    async get<Answer extends Value | null>(key: string, read: () => Promise<Answer>) {
      const known = values.get(key) ?? reading.get(key);
      if (known) return (await known) as Answer;
      const readAt = clears;
      const newRead = read();
      reading.set(key, newRead);
      try {
        const value = await newRead;
        if (value && readAt === clears) values.set(key, value);
        return value;
      } finally {
        if (reading.get(key) === newRead) reading.delete(key);
      }
    },
    async getMany(keys, read, prefix = "") {
      const found = new Map<string, Value>();
      const missing = keys.filter((key) => {
        const known = values.get(prefix + key);
        if (known) found.set(key, known);
        return !known;
      });
      if (missing.length === 0) return found;
      const readAt = clears;
      for (const [key, value] of await read(missing)) {
        found.set(key, value);
        if (readAt === clears) values.set(prefix + key, value);
      }
      return found;
    },
    clear() {
      clears += 1;
      values.clear();
      reading.clear();
    },
  };
};
