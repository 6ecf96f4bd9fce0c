import { randomBytes } from "node:crypto";
import type Database from "better-sqlite3";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import { PersonErased } from "#domain/ports.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import { accountsPath } from "./path.ts";
import { keyBytes } from "#event-store/personal/seal.ts";

/** Personal keys in the tables of `schema.ts`. */
export const embeddedPersonalKeys = (database: Database.Database): PersonalKeys => {
  const keyOf = database
    .prepare<[string], Buffer>("SELECT secret FROM personal_keys WHERE person_id = ?")
    .pluck();
  const insertKey = database.prepare<[string, Buffer]>(
    "INSERT INTO personal_keys (person_id, secret) VALUES (?, ?)",
  );
  const isErased = database.prepare<[string]>("SELECT 1 FROM erased_people WHERE person_id = ?");

  return {
    async keysOf(personIds) {
      const found = new Map<string, Buffer>();
      for (const personId of personIds) {
        const key = keyOf.get(personId);
        if (key) found.set(personId, key);
      }
      return found;
    },
    async ensureKey(personId) {
      const known = keyOf.get(personId);
      if (known) return known;
      if (isErased.get(personId) !== undefined) {
        throw new PersonErased(`${personId} is erased`);
      }
      const key = randomBytes(keyBytes);
      insertKey.run(personId, key);
      return key;
    },
    async erasedAmong(personIds) {
      return new Set(personIds.filter((personId) => isErased.get(personId) !== undefined));
    },
  };
};

/**
 * The keys of a data directory, read-only, whether or not a shop is running there. Creates no keys.
 */
export const openPersonalKeysReadOnly = (dataDir: string): PersonalKeys & { close(): void } => {
  const database = openDatabase(accountsPath(dataDir), { readonly: true, fileMustExist: true });
  return { ...embeddedPersonalKeys(database), close: () => database.close() };
};
