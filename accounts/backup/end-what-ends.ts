import type { Database } from "better-sqlite3";

const forgotten =
  "account_id = NULL, to_name = NULL, to_address = NULL, to_language = NULL, data = NULL";

/**
 * Removes from a copy of the accounts what must not come back to life with it: sessions with their
 * devices, codes, and messages that wait. The ids of messages stay, so that none is queued again.
 */
export const endWhatEnds = (database: Database): void => {
  database.pragma("secure_delete = ON");
  database.exec("DELETE FROM push_devices; DELETE FROM sessions; DELETE FROM codes;");
  for (const table of ["outgoing_mail", "outgoing_push"]) {
    database.exec(
      `UPDATE ${table} SET state = 'given up', reason = 'copied into a backup', ${forgotten} ` +
        "WHERE state = 'waiting'",
    );
  }
};
