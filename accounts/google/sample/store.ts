import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload } from "oidc-provider";

const mostEntries = 1000;

/** The sample provider's state, in memory only. */
export const memoryAdapter = (kind: string): Adapter => {
  const key = (id: string) => `${kind}:${id}`;
  const where = (match: (payload: AdapterPayload) => boolean) =>
    [...entries.entries()].find(
      ([id, payload]) => id.startsWith(`${kind}:`) && match(payload),
    )?.[1];
  return {
    async upsert(id, payload, expiresIn = 0) {
      entries.set(key(id), payload, { ttl: expiresIn > 0 ? expiresIn * 1000 : 3_600_000 });
    },
    find: async (id) => entries.get(key(id)),
    findByUid: async (uid) => where((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => where((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = entries.get(key(id));
      if (payload) payload["consumed"] = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(key(id));
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of entries.entries()) {
        if (payload.grantId === grantId) entries.delete(id);
      }
    },
  };
};

const entries = new LRUCache<string, AdapterPayload>({ max: mostEntries });
