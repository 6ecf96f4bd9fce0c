import type { Database } from "better-sqlite3";
import type { Language } from "#domain/constants.ts";
import {
  latestDue,
  withdrawn,
  type ClaimedMail,
  type MailQueue,
  type OutgoingMail,
} from "./mail-queue.ts";

interface Row {
  readonly id: string;
  readonly template: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly address: string;
  readonly language: Language | null;
  /** JSON. */
  readonly data: string;
  readonly createdAt: string;
}

interface NewRow extends Row {
  readonly dueAt: string;
}

const columns =
  'id, template, account_id AS "accountId", to_name AS name, to_address AS address, to_language AS language, data, ' +
  'created_at AS "createdAt", attempts + 1 AS attempt';

const forgotten =
  "account_id = NULL, to_name = NULL, to_address = NULL, to_language = NULL, data = NULL";

/** A queue in a table of `accounts/embedded/schema.ts`. */
export const embeddedMailQueue = (
  database: Database,
  table: "outgoing_mail" | "outgoing_push",
): MailQueue => {
  // Only this process uses the file, so earlier claims belong to a dead sender. A start retries
  // them.
  database.exec(`UPDATE ${table} SET due_at = created_at WHERE state = 'waiting' AND attempts > 0`);
  const put = database.prepare<[NewRow]>(
    `INSERT INTO ${table} ` +
      "(id, state, template, account_id, to_name, to_address, to_language, data, created_at, due_at) VALUES " +
      "(@id, 'waiting', @template, @accountId, @name, @address, @language, @data, @createdAt, @dueAt) " +
      "ON CONFLICT (id) DO NOTHING",
  );
  const due = database.prepare<[string, string, number], Row & { readonly attempt: number }>(
    `SELECT ${columns} FROM ${table} WHERE state = 'waiting' AND (due_at <= ? OR due_at > ?) ` +
      "ORDER BY due_at, created_at LIMIT ?",
  );
  const claim = database.prepare<[string, string]>(
    `UPDATE ${table} SET due_at = ?, attempts = attempts + 1 ` +
      "WHERE id IN (SELECT value FROM json_each(?))",
  );
  // One transaction, and so one flush, for all of them.
  const putAll = database.transaction((mails: readonly OutgoingMail[]) =>
    mails.reduce((stored, mail) => stored + put.run(rowOf(mail)).changes, 0),
  );
  const claimAll = database.transaction((now: string, claimedUntil: string, max: number) => {
    const claimed = due.all(now, latestDue(now), max);
    if (claimed.length > 0) claim.run(claimedUntil, JSON.stringify(claimed.map(({ id }) => id)));
    return claimed;
  });
  const isWaiting = database
    .prepare<[string], number>(`SELECT 1 FROM ${table} WHERE id = ? AND state = 'waiting'`)
    .pluck();
  const sent = database.prepare<[string, string]>(
    `UPDATE ${table} SET state = 'sent', ended_at = ?, reason = NULL, ${forgotten} WHERE id = ?`,
  );
  const postpone = database.prepare<[string, string, string]>(
    `UPDATE ${table} SET reason = ?, due_at = ? WHERE id = ? AND state = 'waiting'`,
  );
  const giveUp = database.prepare<[string, string]>(
    `UPDATE ${table} SET state = 'given up', reason = ?, ${forgotten} ` +
      "WHERE id = ? AND state = 'waiting'",
  );
  const replaceBefore = database.prepare<[string, string]>(
    `UPDATE ${table} SET state = 'given up', reason = 'replaced', ${forgotten} ` +
      "WHERE id >= ? AND id < ? AND state = 'waiting'",
  );
  const withdraw = database.prepare<[string, string]>(
    `UPDATE ${table} SET state = 'given up', reason = ?, ${forgotten} ` +
      "WHERE id = ? AND state = 'waiting' AND attempts = 0",
  );
  const isWithdrawn = database
    .prepare<[string, string], number>(`SELECT 1 FROM ${table} WHERE id = ? AND reason = ?`)
    .pluck();
  const endOfSent = database.prepare<[string], { readonly endedAt: string }>(
    `SELECT ended_at AS "endedAt" FROM ${table} WHERE id = ? AND state = 'sent'`,
  );
  const pending = database
    .prepare<[], number>(`SELECT count(*) FROM ${table} WHERE state = 'waiting'`)
    .pluck();
  const nextDue = database
    .prepare<[], string | null>(`SELECT min(due_at) FROM ${table} WHERE state = 'waiting'`)
    .pluck();

  /**
   * State updates skip the flush: if a power loss reverts one, the email is sent again under the
   * same id, as after a process crash. Queued emails are flushed.
   */
  const unflushed = <Result>(note: () => Result): Result => {
    database.exec("PRAGMA synchronous = NORMAL");
    try {
      return note();
    } finally {
      database.exec("PRAGMA synchronous = FULL");
    }
  };

  return {
    put: async (...mails) => putAll.immediate(mails),
    claim: async (now, claimedUntil, max) =>
      unflushed(() => claimAll.immediate(now, claimedUntil, max)).map(
        ({ name, address, language, data, ...mail }) => ({
          ...mail,
          to: { name, address, ...(language && { language }) },
          data: JSON.parse(data) as ClaimedMail["data"],
        }),
      ),
    isWaiting: async (id) => isWaiting.get(id) === 1,
    sent: async (id, at) => unflushed(() => sent.run(at, id).changes === 1),
    async failed(id, reason, nextTryAt) {
      if (nextTryAt === null) giveUp.run(reason, id);
      else postpone.run(reason, nextTryAt, id);
    },
    withdraw: async (id) =>
      withdraw.run(withdrawn, id).changes === 1 || isWithdrawn.get(id, withdrawn) === 1,
    async replaceBefore(id, prefix) {
      replaceBefore.run(prefix, id);
    },
    async sentAt(ids) {
      const found = new Map<string, string>();
      for (const id of ids) {
        const row = endOfSent.get(id);
        if (row) found.set(id, row.endedAt);
      }
      return found;
    },
    pendingCount: async () => pending.get() ?? 0,
    nextDueAt: async () => nextDue.get() ?? null,
  };
};

const rowOf = ({
  to: { name, address, language },
  data,
  dueAt,
  ...mail
}: OutgoingMail): NewRow => ({
  ...mail,
  dueAt: dueAt ?? mail.createdAt,
  name,
  address,
  language: language ?? null,
  data: JSON.stringify(data),
});
