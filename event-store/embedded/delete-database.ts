import { rmSync } from "node:fs";

/** Suffixes of the files of an SQLite database. */
export const databaseSuffixes = ["", "-wal", "-shm"] as const;

/** Deletes an SQLite database and its WAL files. Does nothing if it is missing. */
export const deleteDatabase = (path: string): void => {
  for (const suffix of databaseSuffixes) rmSync(`${path}${suffix}`, { force: true });
};
