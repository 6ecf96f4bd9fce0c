import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandProblem } from "../errors/command-problem.ts";

/** A file that exists while a backup is restored into a data directory. */
export const restoreMarkPath = (dataDir: string): string => join(dataDir, "restore-unfinished");

/** Flushes a directory, so that a rename in it survives a power loss. Windows needs no flush. */
export const flushDirectory = (directory: string): void => {
  if (process.platform === "win32") return;
  const handle = openSync(directory, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Marks a data directory until its restore, into `target`, has finished. */
export const markRestore = (dataDir: string, target: string): void => {
  writeFileSync(restoreMarkPath(dataDir), target, { flush: true, mode: 0o600 });
  flushDirectory(dataDir);
};

/** The target of an interrupted restore; null if there is none. */
export const restoreMark = (dataDir: string): string | null => {
  const path = restoreMarkPath(dataDir);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

/** Throws CommandProblem if a restore into a data directory was interrupted. */
export const requireFinishedRestore = (dataDir: string): void => {
  if (!existsSync(restoreMarkPath(dataDir))) return;
  throw new CommandProblem(
    `A backup was not restored completely into ${resolve(dataDir)}. Run npm run restore again. It starts over.`,
  );
};
