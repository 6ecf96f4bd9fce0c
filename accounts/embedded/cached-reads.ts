import { LRUCache } from "lru-cache";
import type { AccountStores } from "../account-stores.ts";

/** Maximum number of cached sessions, accounts and keys; a few megabytes. */
const maxEntries = 5000;

type Call = (...given: never[]) => Promise<unknown>;

/**
 * Caches the reads of every request: session, account and key. Each call that may change one of
 * them invalidates the whole cache first, so that a sign-out, a lost role or an erasure is
 * effective with the next call. Only for stores that this process alone writes, and whose calls
 * finish synchronously.
 */
export const cacheReads = <Store extends AccountStores>(stores: Store): Store => {
  const cache = new LRUCache<string, object>({ max: maxEntries });
  /** Number of invalidations. A read that began before the last one is not cached. */
  let invalidations = 0;
  const invalidate = () => {
    invalidations += 1;
    cache.clear();
  };

  /** Caches a value unless the cache was invalidated since the read. */
  const cacheIfCurrent = (readAt: number, name: string, value: object): void => {
    if (readAt === invalidations) cache.set(name, value);
  };

  const one = async <Answer extends object | null>(
    name: string,
    read: () => Promise<Answer>,
  ): Promise<Answer> => {
    const known = cache.get(name);
    if (known) return known as Answer;
    const readAt = invalidations;
    const found = await read();
    if (found) cacheIfCurrent(readAt, name, found);
    return found;
  };

  const many = async <Value extends object>(
    kind: string,
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> => {
    const found = new Map<string, Value>();
    const missing: string[] = [];
    for (const id of ids) {
      const known = cache.get(`${kind} ${id}`);
      if (known) found.set(id, known as Value);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const readAt = invalidations;
    for (const [id, value] of await read(missing)) {
      found.set(id, value);
      cacheIfCurrent(readAt, `${kind} ${id}`, value);
    }
    return found;
  };

  /**
   * Wraps a store so that all its calls invalidate the cache, except those that change no cached
   * data.
   */
  const invalidating = <Part extends object>(part: Part, harmless: readonly (keyof Part)[]): Part =>
    Object.fromEntries(
      Object.entries(part as Record<string, Call>).map(([name, call]) => [
        name,
        harmless.includes(name as keyof Part)
          ? call
          : (...given: never[]) => {
              invalidate();
              return call(...given);
            },
      ]),
    ) as Part;

  const { accounts, sessions, personalKeys, shut, erase } = stores;
  return {
    ...stores,
    accounts: {
      ...invalidating(accounts, [
        "insert",
        "byEmail",
        "withOtherLetters",
        "hasRole",
        "search",
        "byIdentity",
      ]),
      byIds: (ids: readonly string[]) => many("account", ids, accounts.byIds),
    },
    sessions: {
      ...invalidating(sessions, ["insert", "ofAccount"]),
      byDigest: (digest: string) => one(`session ${digest}`, () => sessions.byDigest(digest)),
    },
    personalKeys: {
      keysOf: (ids: readonly string[]) => many("key", ids, personalKeys.keysOf),
      ensureKey: (id: string) => one(`key ${id}`, () => personalKeys.ensureKey(id)),
    },
    ...invalidating({ shut, erase }, []),
  };
};
