import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { CommandProblem } from "../errors/command-problem.ts";
import { brotli, textFilesOf } from "./compress-files.ts";

/**
 * A quick build compresses its files at a quick level. A process of the open shop then compresses
 * them at the highest level, into folders that the shop serves in preference to the build. No file
 * of the build changes: the shop reads the size of a file before it opens it.
 */
const folderOf = (built: string): string => `${built}/smallest`;
const mark = (built: string): string => `${folderOf(built)}/unfinished`;

/** The folder of the smallest files of a served folder; nothing if they are in the build. */
export const smallestOf = (built: string, served: "ui" | "pictures"): readonly string[] =>
  [`${folderOf(built)}/${served}`].filter((folder) => existsSync(folder));

/** Marks a build as quickly compressed, without any smallest file. */
export const beginSmallestFiles = (built: string): void => {
  deleteSmallestFiles(built);
  for (const served of ["ui", "pictures"]) {
    mkdirSync(`${folderOf(built)}/${served}`, { recursive: true });
  }
  writeFileSync(mark(built), "");
};

/** Deletes the smallest files of the build before. */
export const deleteSmallestFiles = (built: string): void =>
  rmSync(folderOf(built), { recursive: true, force: true });

/** Whether a build lacks smallest files. */
export const lacksSmallestFiles = (built: string): boolean => existsSync(mark(built));

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Deletes the files that killed processes were writing. */
const deletePartialFiles = (built: string): void => {
  for (const name of readdirSync(folderOf(built))) {
    const pid = /^partial-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(`${folderOf(built)}/${name}`, { force: true });
  }
};

const reasons: Readonly<Record<string, string>> = {
  EACCES: "Its folder is not writable",
  EPERM: "Its folder is not writable",
  EROFS: "The disk is read-only",
  ENOSPC: "The disk is full",
  EDQUOT: "The disk is full",
};

/**
 * Writes the smallest files that a build lacks, one after another. Each file appears complete; an
 * interrupted run continues with the next file. Throws CommandProblem if the disk refuses.
 */
export const finishSmallestFiles = async (built: string, pictures: string): Promise<void> => {
  if (!lacksSmallestFiles(built)) return;
  const partial = `${folderOf(built)}/partial-${process.pid}`;
  try {
    deletePartialFiles(built);
    for (const [from, served] of [
      [`${built}/ui`, "ui"],
      [pictures, "pictures"],
    ] as const) {
      for (const file of textFilesOf(from)) {
        const target = `${folderOf(built)}/${served}/${file}.br`;
        if (existsSync(target)) continue;
        const bytes = await brotli(readFileSync(`${from}/${file}`), "highest");
        if (!bytes) continue;
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(partial, bytes);
        renameSync(partial, target);
      }
    }
    rmSync(mark(built), { force: true });
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
    if (reason === undefined) throw error;
    rmSync(partial, { force: true });
    throw new CommandProblem(`${reason} (${(error as Error).message}).`);
  }
};
