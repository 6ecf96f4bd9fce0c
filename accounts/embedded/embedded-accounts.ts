import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { PersonErased } from "#domain/ports.ts";
import { keyBytes } from "#event-store/personal/seal.ts";
import { embeddedMailQueue } from "#mail/queue/embedded-mail-queue.ts";
import { withDiskOutages } from "./disk-outage.ts";
import { embeddedAccountStore } from "./account-store.ts";
import { embeddedCodeStore } from "./code-store.ts";
import { migrate } from "./schema.ts";
import { embeddedSessionStore } from "./session-store.ts";
import type { AccountStores } from "../account-stores.ts";

export interface EmbeddedAccounts extends AccountStores {
  close(): void;
}

/** Path of the accounts in a data directory. */
export const accountsPath = (dataDir: string): string => join(dataDir, "accounts.db");

/** Tables that hold something of an account, and by which column; the account itself last, because they refer to it. */
const personal = [
  ["personal_keys", "person_id"],
  ["sessions", "account_id"],
  ["codes", "account_id"],
  ["identities", "account_id"],
  ["outgoing_mail", "account_id"],
  ["accounts", "id"],
] as const;

/**
 * Accounts and what belongs to them on one machine: an SQLite file of its own that no rebuild touches, flushed at every
 * commit. Throws AccountsTooNew.
 */
export const openEmbeddedAccounts = (dataDir: string): EmbeddedAccounts => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new Database(accountsPath(dataDir));
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("secure_delete = ON");
    migrate(database);
    database.pragma("foreign_keys = ON");
  } catch (error) {
    database.close();
    throw error;
  }

  const keyOf = database
    .prepare<[string], Buffer>("SELECT secret FROM personal_keys WHERE person_id = ?")
    .pluck();
  const insertKey = database.prepare<[string, Buffer]>(
    "INSERT INTO personal_keys (person_id, secret) VALUES (?, ?)",
  );
  const isErased = database.prepare<[string]>("SELECT 1 FROM erased_people WHERE person_id = ?");
  const noteErased = database.prepare<[string]>(
    "INSERT INTO erased_people (person_id) VALUES (?) ON CONFLICT DO NOTHING",
  );
  const forgetPassword = database.prepare<[string]>(
    "UPDATE accounts SET password_hash = NULL WHERE id = ?",
  );
  const removing = (tables: readonly string[]) => {
    const removals = personal
      .filter(([table]) => tables.includes(table))
      .map(([table, column]) =>
        database.prepare<[string]>(`DELETE FROM ${table} WHERE ${column} = ?`),
      );
    return database.transaction((accountId: string) => {
      noteErased.run(accountId);
      for (const removal of removals) removal.run(accountId);
    });
  };
  const shutAll = removing(["personal_keys", "sessions", "codes", "identities"]);
  const eraseAll = removing(personal.map(([table]) => table));

  return {
    accounts: withDiskOutages(embeddedAccountStore(database)),
    sessions: withDiskOutages(embeddedSessionStore(database)),
    codes: withDiskOutages(embeddedCodeStore(database)),
    mails: withDiskOutages(embeddedMailQueue(database)),
    personalKeys: withDiskOutages({
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
    }),
    ...withDiskOutages({
      async shut(accountId: string) {
        shutAll.immediate(accountId);
        forgetPassword.run(accountId);
      },
      async erase(accountId: string) {
        eraseAll.immediate(accountId);
        database.pragma("wal_checkpoint(TRUNCATE)");
      },
    }),
    close: () => database.close(),
  };
};
