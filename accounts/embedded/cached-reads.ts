import { createCache } from "#event-store/cache.ts";
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
  const cache = createCache<object>({ maxSize: maxEntries });

  const many =
    <Value extends object>(
      kind: string,
      read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    ) =>
    async (ids: readonly string[]) =>
      (await cache.getMany(ids, read, `${kind} `)) as ReadonlyMap<string, Value>;

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
              cache.clear();
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
      byIds: many("account", accounts.byIds),
    },
    sessions: {
      ...invalidating(sessions, ["insert", "ofAccount"]),
      byDigest: (digest: string) => cache.get(`session ${digest}`, () => sessions.byDigest(digest)),
    },
    personalKeys: {
      ...personalKeys,
      keysOf: many("key", personalKeys.keysOf),
      ensureKey: (id: string) => cache.get(`key ${id}`, () => personalKeys.ensureKey(id)),
    },
    ...invalidating({ shut, erase }, []),
  };
};
