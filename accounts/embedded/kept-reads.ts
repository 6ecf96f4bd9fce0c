import { LRUCache } from "lru-cache";
import type { AccountStores } from "../account-stores.ts";

/** Maximum number of cached sessions, accounts and keys; a few megabytes. */
const mostEntries = 5000;

type Call = (...given: never[]) => Promise<unknown>;

/**
 * Caches the reads of every request: session, account and key. Each call that may change one of
 * them invalidates the whole cache first, so that a sign-out, a lost role or an erasure is
 * effective with the next call. Only for stores that this process alone writes, and whose calls
 * finish synchronously.
 */
export const keepReads = <Store extends AccountStores>(stores: Store): Store => {
  const kept = new LRUCache<string, object>({ max: mostEntries });
  /** Number of invalidations. A read that began before the last one is not cached. */
  let times = 0;
  const forgetAll = () => {
    times += 1;
    kept.clear();
  };

  /** Caches a value unless the cache was invalidated since the read. */
  const keepAsOf = (readAt: number, name: string, value: object): void => {
    if (readAt === times) kept.set(name, value);
  };

  const one = async <Answer extends object | null>(
    name: string,
    read: () => Promise<Answer>,
  ): Promise<Answer> => {
    const known = kept.get(name);
    if (known) return known as Answer;
    const readAt = times;
    const found = await read();
    if (found) keepAsOf(readAt, name, found);
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
      const known = kept.get(`${kind} ${id}`);
      if (known) found.set(id, known as Value);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const readAt = times;
    for (const [id, value] of await read(missing)) {
      found.set(id, value);
      keepAsOf(readAt, `${kind} ${id}`, value);
    }
    return found;
  };

  /**
   * Wraps a store so that all its calls invalidate the cache, except those that change no cached
   * data.
   */
  const forgetting = <Part extends object>(part: Part, harmless: readonly (keyof Part)[]): Part =>
    Object.fromEntries(
      Object.entries(part as Record<string, Call>).map(([name, call]) => [
        name,
        harmless.includes(name as keyof Part)
          ? call
          : (...given: never[]) => {
              forgetAll();
              return call(...given);
            },
      ]),
    ) as Part;

  const { accounts, sessions, personalKeys, shut, erase } = stores;
  return {
    ...stores,
    accounts: {
      ...forgetting(accounts, [
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
      ...forgetting(sessions, ["insert", "ofAccount"]),
      byDigest: (digest: string) => one(`session ${digest}`, () => sessions.byDigest(digest)),
    },
    personalKeys: {
      keysOf: (ids: readonly string[]) => many("key", ids, personalKeys.keysOf),
      ensureKey: (id: string) => one(`key ${id}`, () => personalKeys.ensureKey(id)),
    },
    ...forgetting({ shut, erase }, []),
  };
};
