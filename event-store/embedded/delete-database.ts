import { rmSync } from "node:fs";

/** Files of an SQLite database besides its own. */
export const databaseSuffixes = ["", "-wal", "-shm"] as const;

/** Deletes an SQLite database with the files that belong to it; nothing where there is none. */
export const deleteDatabase = (path: string): void => {
  for (const suffix of databaseSuffixes) rmSync(`${path}${suffix}`, { force: true });
};
