import { existsSync, mkdirSync, openSync, closeSync, fsyncSync, readdirSync } from "node:fs";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { accountsPath } from "#accounts/embedded/path.ts";
import { logPath, openLogForReading } from "#event-store/embedded/database.ts";
import { lockDirectory } from "#event-store/embedded/directory-lock.ts";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import { CommandProblem } from "../../process/command-problem.ts";
import { inspect, type InspectedSettings } from "./inspect.ts";

/** Describes a backup; in its directory. */
interface Manifest {
  readonly createdAt: string;
  readonly events: number;
}

const manifestName = "backup.json";

/** Directories of files, in a data directory and in a backup. */
const fileDirectories = ["uploads", "uploading", "reports"] as const;

type Print = (...lines: readonly string[]) => void;

const requireEmbedded = ({ eventStoreUrl, mongoDb }: InspectedSettings): void => {
  if (eventStoreUrl === null && mongoDb === null) return;
  throw new CommandProblem(
    "This shop's data is on servers. Use their own tools: docs/operations.md, “Back up”.",
  );
};

const isEmpty = (directory: string): boolean =>
  !existsSync(directory) || readdirSync(directory).length === 0;

const flush = (path: string): void => {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Copies an SQLite file as of one moment, also while another process writes to it. */
const copyDatabase = (from: string, to: string): void => {
  const database = openDatabase(from, { readonly: true, fileMustExist: true });
  try {
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
  flush(to);
};

const copyFiles = async (from: string, to: string): Promise<void> => {
  for (const name of fileDirectories) {
    if (!existsSync(join(from, name))) continue;
    await cp(join(from, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      // A file that is being written; its name ends so until it is whole.
      filter: (path) => !path.endsWith(".part"),
    });
  }
};

/** Prints every inspection. Returns whether all is well. */
const report = async (settings: InspectedSettings, print: Print): Promise<boolean> => {
  let isWell = true;
  for await (const { part, found, remedy } of inspect(settings)) {
    print(`${remedy === null ? "ok " : "BAD"} ${part}: ${found}`);
    if (remedy === null) continue;
    isWell = false;
    print(`    ${remedy}`);
  }
  return isWell;
};

const settingsOf = (dataDir: string): InspectedSettings => ({
  ...{ dataDir, eventStoreUrl: null, mongoDb: null, bucket: null },
});

/**
 * Copies a shop's log, accounts with keys, and files into a directory, while the shop runs. Every
 * order that was acknowledged before is in it. The copy is inspected before it gets its name.
 * Throws CommandProblem.
 */
export const backUp = async (
  settings: InspectedSettings,
  directory: string,
  print: Print,
): Promise<void> => {
  requireEmbedded(settings);
  const { dataDir, bucket } = settings;
  if (!existsSync(logPath(dataDir))) {
    throw new CommandProblem(
      `There is no shop in ${resolve(dataDir)}. Set DATA_DIR to its directory.`,
    );
  }
  if (directory === "") throw new CommandProblem("Usage: npm run backup -- DIR");
  if (!isEmpty(directory)) {
    throw new CommandProblem(`${resolve(directory)} is not empty. Name a new directory.`);
  }
  const unfinished = `${resolve(directory)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  // In this order: an event is written after the key of its sealed fields, and after its files.
  copyDatabase(logPath(dataDir), logPath(unfinished));
  copyDatabase(accountsPath(dataDir), accountsPath(unfinished));
  await copyFiles(dataDir, unfinished);
  if (!(await report({ ...settingsOf(unfinished), bucket }, print))) {
    throw new CommandProblem(`The copy is not usable. It is in ${unfinished}.`);
  }
  const log = openLogForReading(unfinished);
  const events = log.prepare<[], number>("SELECT count(*) FROM events").pluck().get() ?? 0;
  log.close();
  const manifest: Manifest = { createdAt: new Date().toISOString(), events };
  await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    flush: true,
  });
  await rm(directory, { recursive: true, force: true });
  await rename(unfinished, directory);
  print(
    `${events} events are in ${resolve(directory)}.`,
    ...(bucket === null ? [] : ["Pictures and models are in the bucket. Back it up as well."]),
  );
};

/**
 * Copies a backup into an empty data directory, after inspecting it. Throws CommandProblem, and
 * DirectoryInUse if a shop runs there.
 */
export const restore = async (
  settings: InspectedSettings,
  directory: string,
  print: Print,
): Promise<void> => {
  requireEmbedded(settings);
  const { dataDir, bucket } = settings;
  const manifestPath = join(directory, manifestName);
  if (directory === "" || !existsSync(manifestPath)) {
    throw new CommandProblem(
      "Usage: npm run restore -- DIR, a directory that npm run backup wrote",
    );
  }
  const lock = lockDirectory(dataDir);
  try {
    const present = [logPath(dataDir), accountsPath(dataDir)].filter((path) => existsSync(path));
    if (present.length > 0) {
      throw new CommandProblem(
        `There is a shop in ${resolve(dataDir)}. Move the directory away first; nothing is overwritten.`,
      );
    }
    if (!(await report({ ...settingsOf(directory), bucket }, print))) {
      throw new CommandProblem("The backup is not usable. Nothing was restored.");
    }
    await copyFiles(directory, dataDir);
    // The log last: without it, an interrupted restore is not a shop.
    for (const path of [accountsPath, logPath]) {
      await cp(path(directory), path(dataDir));
      flush(path(dataDir));
    }
  } finally {
    lock.release();
  }
  const { createdAt, events } = JSON.parse(await readFile(manifestPath, "utf8")) as Manifest;
  print(
    `${events} events of ${createdAt} are in ${resolve(dataDir)}. Start the shop; it builds the read models.`,
    "Erase again everyone who was erased since then.",
  );
};

/** Inspects a shop and prints what to do. Throws CommandProblem if there is a problem. */
export const examine = async (settings: InspectedSettings, print: Print): Promise<void> => {
  if (!(await report(settings, print))) throw new CommandProblem("Something needs attention.");
};
