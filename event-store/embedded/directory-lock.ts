import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { openingFile } from "./file-unusable.ts";
import { lockHolder } from "./lock-holder.ts";

/** Another process uses the data directory. */
export class DirectoryInUse extends Error {
  override readonly name = "DirectoryInUse";
}

const inUse = (dataDir: string, holder: number | null): DirectoryInUse => {
  const [who, stop] =
    holder === null
      ? ["Another process", "Stop it first"]
      : [`Process ${holder}`, `Stop it (kill ${holder})`];
  return new DirectoryInUse(
    `${who} is using the data directory ${resolve(dataDir)}. ` +
      `${stop}, or choose another directory with DATA_DIR.`,
  );
};

/**
 * Locks a data directory for this process until `release` or the end of the process. The operating
 * system drops the lock with the process, so a crash leaves no stale lock. Throws DirectoryInUse
 * and FileUnusable.
 */
export const lockDirectory = (
  dataDir: string,
  /** Each file is a lock of its own. */
  file: "lock.db" | "backup-lock.db" = "lock.db",
): { readonly release: () => void } => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, file);
  const database = openingFile(path, "It holds no data: delete it and start again.", () => {
    const opened = new Database(path, { timeout: 0 });
    try {
      opened.pragma("locking_mode = EXCLUSIVE");
      opened.exec("BEGIN EXCLUSIVE");
      return opened;
    } catch (error) {
      opened.close();
      if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) {
        throw inUse(dataDir, lockHolder(path));
      }
      throw error;
    }
  });
  return { release: () => database.close() };
};
