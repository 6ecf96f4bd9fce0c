import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Account, AccountStore, Session, SessionStore } from "#domain/account/ports.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import { keyBytes } from "#event-store/personal/seal.ts";

export interface EmbeddedAccounts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly personalKeys: PersonalKeys;
  /** Deletes an account, its sessions and its key, also from the files. */
  erase(accountId: string): Promise<void>;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS accounts (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    email         TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    role          TEXT NOT NULL,
    created_at    TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    token_digest TEXT PRIMARY KEY,
    account_id   TEXT NOT NULL REFERENCES accounts (id),
    created_at   TEXT NOT NULL,
    expires_at   TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS personal_keys (
    person_id TEXT PRIMARY KEY,
    secret    BLOB NOT NULL
  ) STRICT;
`;

const accountColumns =
  'id, name, email, password_hash AS "passwordHash", role, created_at AS "createdAt"';

/** Accounts and sessions of one machine: an SQLite file of its own that no rebuild touches, flushed at every commit. */
export const openEmbeddedAccounts = (dataDir: string): EmbeddedAccounts => {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(join(dataDir, "accounts.db"));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("secure_delete = ON");
  database.exec(schema);

  const insertAccount = database.prepare<[Account]>(
    "INSERT INTO accounts (id, name, email, password_hash, role, created_at) " +
      "VALUES (@id, @name, @email, @passwordHash, @role, @createdAt) ON CONFLICT (email) DO NOTHING",
  );
  const accountByEmail = database.prepare<[string], Account>(
    `SELECT ${accountColumns} FROM accounts WHERE email = ?`,
  );
  const accountById = database.prepare<[string], Account>(
    `SELECT ${accountColumns} FROM accounts WHERE id = ?`,
  );
  const anyWithRole = database.prepare<[string]>("SELECT 1 FROM accounts WHERE role = ? LIMIT 1");
  const insertSession = database.prepare<[Session]>(
    "INSERT INTO sessions (token_digest, account_id, created_at, expires_at) " +
      "VALUES (@tokenDigest, @accountId, @createdAt, @expiresAt)",
  );
  const sessionByDigest = database.prepare<[string], Session>(
    'SELECT token_digest AS "tokenDigest", account_id AS "accountId", created_at AS "createdAt", ' +
      'expires_at AS "expiresAt" FROM sessions WHERE token_digest = ?',
  );
  const keyOf = database
    .prepare<[string], Buffer>("SELECT secret FROM personal_keys WHERE person_id = ?")
    .pluck();
  const insertKey = database.prepare<[string, Buffer]>(
    "INSERT INTO personal_keys (person_id, secret) VALUES (?, ?)",
  );
  const removeKey = database.prepare<[string]>("DELETE FROM personal_keys WHERE person_id = ?");
  const removeSessionsOf = database.prepare<[string]>("DELETE FROM sessions WHERE account_id = ?");
  const removeAccount = database.prepare<[string]>("DELETE FROM accounts WHERE id = ?");
  const eraseAll = database.transaction((accountId: string) => {
    removeKey.run(accountId);
    removeSessionsOf.run(accountId);
    removeAccount.run(accountId);
  });
  const removeSession = database.prepare<[string]>("DELETE FROM sessions WHERE token_digest = ?");

  return {
    accounts: {
      insert: async (account) => insertAccount.run(account).changes === 1,
      byEmail: async (email) => accountByEmail.get(email) ?? null,
      async byIds(ids) {
        const found = new Map<string, Account>();
        for (const id of ids) {
          const account = accountById.get(id);
          if (account) found.set(id, account);
        }
        return found;
      },
      hasRole: async (role) => anyWithRole.get(role) !== undefined,
    },
    sessions: {
      async insert(session) {
        insertSession.run(session);
      },
      byDigest: async (digest) => sessionByDigest.get(digest) ?? null,
      async remove(digest) {
        removeSession.run(digest);
      },
    },
    personalKeys: {
      keyOf: async (personId) => keyOf.get(personId) ?? null,
      async ensureKey(personId) {
        const known = keyOf.get(personId);
        if (known) return known;
        const key = randomBytes(keyBytes);
        insertKey.run(personId, key);
        return key;
      },
    },
    async erase(accountId) {
      eraseAll.immediate(accountId);
      database.pragma("wal_checkpoint(TRUNCATE)");
    },
    close: () => database.close(),
  };
};
