import type { Database } from "better-sqlite3";
import type { RestoredRole, RestoredStore } from "#domain/account/ports/restored-store.ts";

/** The tables of `schema.ts` that a restore fills. */
export const embeddedRestored = (database: Database): RestoredStore => {
  const roles = database.prepare<[], RestoredRole>(
    'SELECT account_id AS "accountId", role FROM restored_roles ORDER BY account_id',
  );
  const removeRole = database.prepare<[string]>("DELETE FROM restored_roles WHERE account_id = ?");
  const erasures = database
    .prepare<[], string>("SELECT person_id FROM restored_erasures ORDER BY person_id")
    .pluck();
  const removeErasure = database.prepare<[string]>(
    "DELETE FROM restored_erasures WHERE person_id = ?",
  );
  return {
    roles: async () => roles.all(),
    async roleAnswered(accountId) {
      removeRole.run(accountId);
    },
    erasures: async () => erasures.all(),
    async erased(personId) {
      removeErasure.run(personId);
    },
  };
};
