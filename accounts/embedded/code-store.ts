import type { Database } from "better-sqlite3";
import type { CodeStore, OneTimeCode } from "#domain/account/ports/code-store.ts";

const columns =
  'account_id AS "accountId", purpose, digest, salt, expires_at AS "expiresAt", ' +
  'tries_left AS "triesLeft"';

/** One-time secrets in the table of `schema.ts`. */
export const embeddedCodeStore = (database: Database): CodeStore => {
  const put = database.prepare<[OneTimeCode]>(
    "INSERT OR REPLACE INTO codes (account_id, purpose, digest, salt, expires_at, tries_left) " +
      "VALUES (@accountId, @purpose, @digest, @salt, @expiresAt, @triesLeft)",
  );
  const byDigest = database.prepare<[string, string], OneTimeCode>(
    `SELECT ${columns} FROM codes WHERE purpose = ? AND digest = ?`,
  );
  const current = database.prepare<[string, string], OneTimeCode>(
    `SELECT ${columns} FROM codes WHERE account_id = ? AND purpose = ?`,
  );
  const spendTry = database.prepare<[string, string], OneTimeCode>(
    "UPDATE codes SET tries_left = tries_left - 1 " +
      `WHERE account_id = ? AND purpose = ? AND tries_left > 0 RETURNING ${columns}`,
  );
  const take = database.prepare<[string, string, string]>(
    "DELETE FROM codes WHERE account_id = ? AND purpose = ? AND digest = ?",
  );
  const removeOf = database.prepare<[string]>(
    "DELETE FROM codes WHERE account_id = ? AND purpose <> 'restore-email'",
  );

  return {
    async put(code) {
      put.run(code);
    },
    byDigest: async (purpose, digest) => byDigest.get(purpose, digest) ?? null,
    current: async (accountId, purpose) => current.get(accountId, purpose) ?? null,
    spendTry: async (accountId, purpose) => spendTry.get(accountId, purpose) ?? null,
    take: async (accountId, purpose, digest) => take.run(accountId, purpose, digest).changes === 1,
    async removeOf(accountId) {
      removeOf.run(accountId);
    },
  };
};
