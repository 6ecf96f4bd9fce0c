import { LRUCache } from "lru-cache";
import { StoreUnavailable } from "#domain/ports.ts";
import type { Account } from "#domain/account/account.ts";
import type { Session } from "#domain/account/ports/session-store.ts";
import type { AccountStores } from "./account-stores.ts";

const cacheMs = 10 * 60_000;
const maxEntries = 20_000;

/**
 * Keeps people signed in during an outage of the account store. Caches what was read within the
 * last ten minutes, and uses the cache only during outages. No one can be signed out, demoted or
 * erased during an outage, so the cache misses at most the changes between its last read and the
 * outage (docs/decisions/0008).
 */
export const cacheForOutages = <Store extends AccountStores>(stores: Store): Store => {
  const memoryOf = <Value extends object>() =>
    new LRUCache<string, Value>({ max: maxEntries, ttl: cacheMs });
  const sessions = memoryOf<Session>();
  const accounts = memoryOf<Account>();
  const keys = memoryOf<Buffer>();

  /**
   * Reads and caches a value; returns the cached one if the store is unreachable. Rejects if there
   * is none.
   */
  const recall = async <Value extends object, Answer extends Value | null>(
    memory: LRUCache<string, Value>,
    id: string,
    read: () => Promise<Answer>,
  ): Promise<Answer | Value> => {
    try {
      const found = await read();
      if (found) memory.set(id, found);
      else memory.delete(id);
      return found;
    } catch (error) {
      const known = error instanceof StoreUnavailable ? memory.get(id) : undefined;
      if (known === undefined) throw error;
      return known;
    }
  };

  /** Like `recall` for several values. During an outage it returns all of them or rejects. */
  const recallMany = async <Value extends object>(
    memory: LRUCache<string, Value>,
    ids: readonly string[],
    read: () => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> => {
    try {
      const found = await read();
      for (const id of ids) {
        const value = found.get(id);
        if (value) memory.set(id, value);
        else memory.delete(id);
      }
      return found;
    } catch (error) {
      const known = [...new Set(ids)].map((id) => [id, memory.get(id)] as const);
      const all = known.flatMap(([id, value]) => (value ? [[id, value] as const] : []));
      if (!(error instanceof StoreUnavailable) || all.length < known.length) throw error;
      return new Map(all);
    }
  };

  const forgetSessions = (accountId: string, keepDigest: string | null): void => {
    for (const [digest, session] of sessions.entries()) {
      if (session.accountId === accountId && digest !== keepDigest) sessions.delete(digest);
    }
  };
  const forget = (accountId: string): void => {
    keys.delete(accountId);
    accounts.delete(accountId);
    forgetSessions(accountId, null);
  };

  return {
    ...stores,
    sessions: {
      ...stores.sessions,
      byDigest: (digest) => recall(sessions, digest, () => stores.sessions.byDigest(digest)),
      async remove(digest) {
        sessions.delete(digest);
        await stores.sessions.remove(digest);
      },
      async removeOthers(accountId, keepDigest) {
        forgetSessions(accountId, keepDigest);
        return stores.sessions.removeOthers(accountId, keepDigest);
      },
      // Only the person sees when a session was last used, so a failure must not refuse their
      // request.
      async sawAt(digest, lastSeenAt) {
        try {
          await stores.sessions.sawAt(digest, lastSeenAt);
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error;
        }
      },
    },
    accounts: {
      ...stores.accounts,
      async setRole(accountId, role) {
        accounts.delete(accountId);
        return stores.accounts.setRole(accountId, role);
      },
      byIds: (ids) => recallMany(accounts, ids, () => stores.accounts.byIds(ids)),
    },
    personalKeys: {
      ...stores.personalKeys,
      keysOf: (personIds) =>
        recallMany(keys, personIds, () => stores.personalKeys.keysOf(personIds)),
      ensureKey: (personId) =>
        recall(keys, personId, () => stores.personalKeys.ensureKey(personId)),
    },
    async shut(accountId) {
      forget(accountId);
      await stores.shut(accountId);
    },
    async erase(accountId) {
      forget(accountId);
      await stores.erase(accountId);
    },
  };
};
