import type { Database } from "better-sqlite3";
import type { AccountStores } from "../account-stores.ts";

/**
 * Tables with account data, and their columns with the account id. The account itself is last,
 * because the others refer to it.
 */
const personal = [
  ["personal_keys", "person_id"],
  ["push_devices", "account_id"],
  ["sessions", "account_id"],
  ["codes", "account_id"],
  ["identities", "account_id"],
  ["outgoing_mail", "account_id"],
  ["outgoing_push", "account_id"],
  ["restored_roles", "account_id"],
  ["accounts", "id"],
] as const;

/** Erasure in the file of accounts. */
export const embeddedErasure = (database: Database): Pick<AccountStores, "shut" | "erase"> => {
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
  const shutAll = removing(["personal_keys", "push_devices", "sessions", "codes", "identities"]);
  const eraseAll = removing(personal.map(([table]) => table));

  return {
    async shut(accountId: string) {
      shutAll.immediate(accountId);
      forgetPassword.run(accountId);
    },
    async erase(accountId: string) {
      eraseAll.immediate(accountId);
      database.pragma("wal_checkpoint(TRUNCATE)");
    },
  };
};
