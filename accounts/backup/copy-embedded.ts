import { openDatabase } from "#event-store/embedded/open-database.ts";
import { accountsPath } from "../embedded/path.ts";
import { migrate } from "../embedded/schema.ts";
import { endWhatEnds } from "./end-what-ends.ts";

/**
 * Copies the accounts of a data directory as of one moment into a new SQLite file, while a shop may
 * be using them. Throws SqliteError and
 * AccountsTooNew.
 */
export const copyEmbeddedAccounts = (dataDir: string, path: string): void => {
  const database = openDatabase(accountsPath(dataDir), { readonly: true, fileMustExist: true });
  try {
    database.prepare("VACUUM INTO ?").run(path);
  } finally {
    database.close();
  }
  const copy = openDatabase(path);
  try {
    migrate(copy);
    endWhatEnds(copy);
  } finally {
    copy.close();
  }
};
