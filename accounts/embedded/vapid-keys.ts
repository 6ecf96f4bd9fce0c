import type { Database } from "better-sqlite3";
import type { VapidKeys, VapidKeyStore } from "#mail/push/vapid-keys.ts";

/** The key pair in the table of `schema.ts`. */
export const embeddedVapidKeys = (database: Database): VapidKeyStore => {
  const read = database.prepare<[], VapidKeys>(
    'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM vapid_keys',
  );
  const insert = database.prepare<[VapidKeys]>(
    "INSERT INTO vapid_keys (only, public_key, private_key) " +
      "VALUES ('keys', @publicKey, @privateKey) ON CONFLICT DO NOTHING",
  );
  return {
    keys: async () => read.get() ?? null,
    async note(keys) {
      insert.run(keys);
    },
  };
};
