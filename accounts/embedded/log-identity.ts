import type { Database } from "better-sqlite3";
import type { LogIdentity } from "../log-identity.ts";

/** The log's identity in the table of `schema.ts`. */
export const embeddedLogIdentity = (database: Database): LogIdentity => {
  const read = database
    .prepare<[], string>("SELECT first_event FROM log_identity WHERE only = 'log'")
    .pluck();
  const insert = database.prepare<[string]>(
    "INSERT INTO log_identity (only, first_event) VALUES ('log', ?) ON CONFLICT DO NOTHING",
  );
  return {
    firstEvent: async () => read.get() ?? null,
    async note(firstEvent) {
      insert.run(firstEvent);
    },
  };
};
