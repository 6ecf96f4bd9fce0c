import type { Database } from "better-sqlite3";
import type { Session, SessionStore } from "#domain/account/ports/session-store.ts";

const columns =
  'token_digest AS "tokenDigest", account_id AS "accountId", created_at AS "createdAt", ' +
  'expires_at AS "expiresAt", coalesce(last_seen_at, created_at) AS "lastSeenAt", device';

/** Sessions in the table of `schema.ts`. */
export const embeddedSessionStore = (database: Database): SessionStore => {
  const insert = database.prepare<[Session]>(
    "INSERT INTO sessions (token_digest, account_id, created_at, expires_at, last_seen_at, device) " +
      "VALUES (@tokenDigest, @accountId, @createdAt, @expiresAt, @lastSeenAt, @device)",
  );
  const byDigest = database.prepare<[string], Session>(
    `SELECT ${columns} FROM sessions WHERE token_digest = ?`,
  );
  const ofAccount = database.prepare<[string], Session>(
    `SELECT ${columns} FROM sessions WHERE account_id = ? ORDER BY created_at, token_digest`,
  );
  const saw = database.prepare<[string, string]>(
    "UPDATE sessions SET last_seen_at = ? WHERE token_digest = ?",
  );
  const remove = database.prepare<[string]>("DELETE FROM sessions WHERE token_digest = ?");
  const removeOthers = database.prepare<[string, string | null]>(
    "DELETE FROM sessions WHERE account_id = ? AND token_digest IS NOT ?",
  );

  return {
    async insert(session) {
      insert.run(session);
    },
    byDigest: async (digest) => byDigest.get(digest) ?? null,
    ofAccount: async (accountId) => ofAccount.all(accountId),
    async sawAt(digest, lastSeenAt) {
      saw.run(lastSeenAt, digest);
    },
    async remove(digest) {
      remove.run(digest);
    },
    removeOthers: async (accountId, keepDigest) => removeOthers.run(accountId, keepDigest).changes,
  };
};
