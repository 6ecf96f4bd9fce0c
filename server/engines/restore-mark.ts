import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeWhole } from "#uploads/disk.ts";
import { CommandProblem } from "../errors/command-problem.ts";

/** A file that exists while a backup is restored into a data directory. */
export const restoreMarkPath = (dataDir: string): string => join(dataDir, "restore-unfinished");

/** Marks a data directory until its restore, into `target`, has finished. */
export const markRestore = (dataDir: string, target: string): Promise<void> =>
  writeWhole(restoreMarkPath(dataDir), Buffer.from(target));

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
