import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { DirectoryInUse, lockDirectory } from "#event-store/embedded/directory-lock.ts";
import { CommandProblem } from "../errors/command-problem.ts";

/** Temporary files of backups and restores, with personal data. */
const scratchPath = (dataDir: string): string => join(dataDir, "backup-scratch");

const lockBackups = (dataDir: string) => {
  try {
    return lockDirectory(dataDir, "backup-lock.db");
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new CommandProblem(
      "Another backup of this directory is being made or restored. Wait until it ends.",
      {
        cause: error,
      },
    );
  }
};

/**
 * Runs work that needs temporary files in a data directory, alone. Throws CommandProblem if a
 * backup is being made or restored there.
 */
export const withScratch = async <Result>(
  dataDir: string,
  work: (scratch: string) => Promise<Result>,
): Promise<Result> => {
  const scratch = scratchPath(dataDir);
  const lock = lockBackups(dataDir);
  try {
    // What a killed backup has left.
    await rm(scratch, { recursive: true, force: true });
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
    lock.release();
  }
};

/** Deletes what a killed backup has left, unless one is being made. */
export const deleteBackupScratch = async (dataDir: string): Promise<void> => {
  if (!existsSync(scratchPath(dataDir))) return;
  try {
    await withScratch(dataDir, async () => undefined);
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
  }
};
