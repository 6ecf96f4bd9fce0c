import type { Database } from "better-sqlite3";
import type { Account, Profile } from "#domain/account/account.ts";
import type { AccountDetails, AccountStore } from "#domain/account/ports/account-store.ts";
import { foldedText } from "#domain/values/folded.ts";
import { emptyProfile } from "#domain/account/profile-input.ts";

type Row = Omit<Account, "profile" | "mutedMails" | "newEmail" | "formerEmail"> & {
  /** JSON; null without a change of the mailbox. */
  readonly newEmail: string | null;
  /** JSON; null without a change of the mailbox. */
  readonly formerEmail: string | null;
  /** JSON. */
  readonly mutedMails: string;
  /** JSON; null for an account without profile data. */
  readonly profile: string | null;
};

type DetailsRow = Omit<AccountDetails, "profile"> & {
  readonly id: string;
  readonly profile: string;
};

const columns =
  'a.id, a.name, a.email, a.email_verified_at AS "emailVerifiedAt", ' +
  'a.password_hash AS "passwordHash", a.role, a.language, a.created_at AS "createdAt", a.profile, ' +
  'a.muted_mails AS "mutedMails", a.new_email AS "newEmail", a.former_email AS "formerEmail"';

/** Whether another account had the mailbox and may come back to it. */
const isReserved =
  "EXISTS (SELECT 1 FROM accounts other WHERE other.former_email IS NOT NULL " +
  "AND other.former_email ->> 'email' = @email AND other.former_email ->> 'until' > @now " +
  "AND other.id <> @id)";

/** Accounts and their identities in the tables of `schema.ts`. */
export const embeddedAccountStore = (database: Database): AccountStore => {
  const insert = database.prepare<[Row & { readonly now: string }]>(
    "INSERT INTO accounts " +
      "(id, name, email, email_verified_at, new_email, former_email, password_hash, role, language, created_at, " +
      "profile, muted_mails) SELECT @id, @name, @email, @emailVerifiedAt, @newEmail, @formerEmail, @passwordHash, " +
      `@role, @language, @createdAt, @profile, @mutedMails WHERE NOT ${isReserved} ` +
      "ON CONFLICT (email) DO NOTHING",
  );
  // SQLite's built-in function handles ASCII letters only.
  database.function("folded", { deterministic: true }, (text) => foldedText(String(text)));
  const byEmail = database.prepare<[string], Row>(
    `SELECT ${columns} FROM accounts a WHERE email = ?`,
  );
  // The condition matches the partial index, so that only these rows are read.
  const withOtherLetters = database.prepare<[], Row>(
    `SELECT ${columns} FROM accounts a WHERE email GLOB '*[^ -~]*'`,
  );
  const byId = database.prepare<[string], Row>(`SELECT ${columns} FROM accounts a WHERE id = ?`);
  const anyWithRole = database.prepare<[string, string]>(
    "SELECT 1 FROM accounts WHERE role = ? AND id <> ? LIMIT 1",
  );
  const search = database.prepare<[object], Row>(
    `SELECT ${columns} FROM accounts a WHERE (instr(email, @email) > 0 OR ` +
      "instr(folded(name), @text) > 0 OR (@phone <> '' AND (" +
      "instr(profile ->> 'contactNumber1', @phone) > 0 OR " +
      "instr(profile ->> 'contactNumber2', @phone) > 0))) " +
      "AND (@staff = 0 OR role <> 'shopper') AND email > @afterEmail ORDER BY email LIMIT @limit",
  );
  const saveDetails = database.prepare<[DetailsRow]>(
    "UPDATE OR IGNORE accounts SET name = @name, email = @email, " +
      "email_verified_at = @emailVerifiedAt, profile = @profile WHERE id = @id",
  );
  const taken = database.prepare<[object]>(
    `SELECT 1 WHERE EXISTS (SELECT 1 FROM accounts WHERE email = @email) OR ${isReserved}`,
  );
  const setNewEmail = database.prepare<[string | null, string]>(
    "UPDATE accounts SET new_email = ? WHERE id = ?",
  );
  const moveEmail = database.prepare<[object]>(
    "UPDATE OR IGNORE accounts SET email = @email, email_verified_at = @now, new_email = NULL, " +
      "former_email = @formerEmail WHERE id = @id AND new_email ->> 'email' = @email " +
      `AND NOT ${isReserved}`,
  );
  const restoreEmail = database.prepare<[object]>(
    "UPDATE OR IGNORE accounts SET email = @email, email_verified_at = @now, new_email = NULL, " +
      "former_email = NULL WHERE id = @id AND former_email ->> 'email' = @email",
  );
  const setPassword = database.prepare<[string | null, string]>(
    "UPDATE accounts SET password_hash = ? WHERE id = ?",
  );
  const verifyEmail = database.prepare<[string, string, string]>(
    "UPDATE accounts SET email_verified_at = ? WHERE id = ? AND email = ?",
  );
  const setLanguage = database.prepare<[string, string]>(
    "UPDATE accounts SET language = ? WHERE id = ?",
  );
  const setMutedMails = database.prepare<[string, string]>(
    "UPDATE accounts SET muted_mails = ? WHERE id = ?",
  );
  const setRole = database.prepare<[object]>(
    "UPDATE accounts SET role = @role WHERE id = @id AND (role <> 'admin' OR @role = 'admin' OR " +
      "EXISTS (SELECT 1 FROM accounts other WHERE other.role = 'admin' AND other.id <> @id))",
  );
  const byIdentity = database.prepare<[string, string], Row>(
    `SELECT ${columns} FROM accounts a JOIN identities i ON i.account_id = a.id ` +
      "WHERE i.issuer = ? AND i.subject = ?",
  );
  // Linking to the same account again counts as a change, which distinguishes it from a link to
  // another account.
  const link = database.prepare<[string, string, string]>(
    "INSERT INTO identities (issuer, subject, account_id) VALUES (?, ?, ?) " +
      "ON CONFLICT DO UPDATE SET account_id = account_id WHERE account_id = excluded.account_id",
  );
  const unlink = database.prepare<[string]>("DELETE FROM identities WHERE account_id = ?");

  return {
    insert: async (account) =>
      insert.run({
        ...account,
        now: account.createdAt,
        newEmail: jsonOrNull(account.newEmail),
        formerEmail: jsonOrNull(account.formerEmail),
        profile: JSON.stringify(account.profile),
        mutedMails: JSON.stringify(account.mutedMails),
      }).changes === 1,
    byEmail: async (email) => accountOf(byEmail.get(email)),
    withOtherLetters: async () => withOtherLetters.all().flatMap((row) => accountOf(row) ?? []),
    async byIds(ids) {
      const found = new Map<string, Account>();
      for (const id of ids) {
        const account = accountOf(byId.get(id));
        if (account) found.set(id, account);
      }
      return found;
    },
    hasRole: async (role, butAccountId = "") => anyWithRole.get(role, butAccountId) !== undefined,
    search: async (query) =>
      search.all({ ...query, staff: query.staff ? 1 : 0 }).flatMap((row) => accountOf(row) ?? []),
    async saveDetails(accountId, { name, email, emailVerifiedAt, profile }) {
      const row = { id: accountId, name, email, emailVerifiedAt, profile: JSON.stringify(profile) };
      return saveDetails.run(row).changes === 1;
    },
    isTaken: async (email, now) => taken.get({ email, now, id: "" }) !== undefined,
    async setNewEmail(accountId, newEmail) {
      setNewEmail.run(jsonOrNull(newEmail), accountId);
    },
    moveEmail: async (id, email, now, formerEmail) =>
      moveEmail.run({ id, email, now, formerEmail: jsonOrNull(formerEmail) }).changes === 1,
    restoreEmail: async (id, email, now) => restoreEmail.run({ id, email, now }).changes === 1,
    async setPassword(accountId, passwordHash) {
      setPassword.run(passwordHash, accountId);
    },
    verifyEmail: async (accountId, email, at) => verifyEmail.run(at, accountId, email).changes > 0,
    async setLanguage(accountId, language) {
      setLanguage.run(language, accountId);
    },
    async setMutedMails(accountId, topics) {
      setMutedMails.run(JSON.stringify(topics), accountId);
    },
    setRole: async (accountId, role) => setRole.run({ id: accountId, role }).changes === 1,
    byIdentity: async ({ issuer, subject }) => accountOf(byIdentity.get(issuer, subject)),
    linkIdentity: async (accountId, { issuer, subject }) =>
      link.run(issuer, subject, accountId).changes === 1,
    unlinkIdentities: async (accountId) => unlink.run(accountId).changes > 0,
  };
};

const jsonOrNull = (value: object | null): string | null => value && JSON.stringify(value);

const accountOf = (row: Row | undefined): Account | null =>
  row
    ? {
        ...row,
        profile: row.profile === null ? emptyProfile : (JSON.parse(row.profile) as Profile),
        mutedMails: JSON.parse(row.mutedMails) as Account["mutedMails"],
        newEmail: row.newEmail === null ? null : (JSON.parse(row.newEmail) as Account["newEmail"]),
        formerEmail:
          row.formerEmail === null ? null : (JSON.parse(row.formerEmail) as Account["formerEmail"]),
      }
    : null;
