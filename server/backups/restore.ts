import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { accountsPath } from "#accounts/embedded/path.ts";
import { openRestored, OwnerUnclear, type OpenedRestored } from "#accounts/backup/open-restored.ts";
import { copyLog } from "#event-store/copy-log.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { databaseSuffixes, deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { lockDirectory } from "#event-store/embedded/directory-lock.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { deleteIndex } from "#history/log-index/schema.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { flushDirectory, writeWhole } from "#uploads/disk.ts";
import { sentFilesFolders } from "#uploads/paths.ts";
import { openStorage } from "#uploads/storage/open-storage.ts";
import type { StoragePlace } from "#uploads/storage/place.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import { positionText } from "../engines/position-text.ts";
import type { BackupSettings } from "./make-backup.ts";
import { logBytesOf, type Manifest } from "./manifest.ts";
import { openBackups } from "./open-backups.ts";
import type { BackupRepository } from "./repository.ts";
import { markRestore, restoreMark, restoreMarkPath } from "../engines/restore-mark.ts";
import { withScratch } from "./scratch.ts";
import { requireRoom, type OnProgress } from "./take.ts";
import { writeParts } from "./write-parts.ts";

/** A restored shop. */
export interface Restored extends OpenedRestored {
  readonly name: string;
  readonly createdAt: string;
  readonly events: number;
  /** Position of the last event in the backup. */
  readonly position: string;
  readonly files: number;
  /** Number of people who were erased since the backup, and are not in the restored shop. */
  readonly erased: number;
}

/** Bytes on the disk for each byte of a log's text. */
const bytesPerByte = 2;

const isUsed = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  return found.isDirectory() ? readdirSync(path, { recursive: true }).length > 0 : found.size > 0;
};

/** Throws CommandProblem if a data directory has data of a shop, or the rest of it. */
const requireEmpty = (dataDir: string): void => {
  const names = [logPath(dataDir), accountsPath(dataDir)]
    .flatMap((path) => databaseSuffixes.map((suffix) => `${path}${suffix}`))
    .concat(sentFilesFolders.map((name) => join(dataDir, name)));
  const used = names.filter(isUsed).map((path) => path.slice(dataDir.length + 1));
  if (used.length === 0) return;
  throw new CommandProblem(
    `${resolve(dataDir)} has data of a shop (${used.join(", ")}). Move the directory away first; nothing is overwritten.`,
  );
};

/**
 * Throws CommandProblem if the servers have data of a shop, EventStoreUnusable and
 * MongoUnavailable.
 */
const requireEmptyServers = async ({ eventStoreUrl, mongoDb }: BackupSettings): Promise<void> => {
  if (eventStoreUrl !== null) {
    const { openEventStoreDb } =
      await import("#event-store/eventstoredb/eventstoredb-event-store.ts");
    const target = await openEventStoreDb({ connectionString: eventStoreUrl });
    try {
      if ((await target.head()) !== null) {
        throw new CommandProblem(
          "The event server of EVENTSTORE_URL has events. Name an empty one; nothing is overwritten.",
        );
      }
    } finally {
      await target.close();
    }
  }
  if (mongoDb !== null) {
    const { usedAccountCollections } = await import("#accounts/move/move-accounts.ts");
    const used = await usedAccountCollections(mongoDb);
    if (used.length > 0) {
      throw new CommandProblem(
        `The database of MONGODB_URL has data of a shop (${used.join(", ")}). Name an empty one; nothing is overwritten.`,
      );
    }
  }
};

/** Identifies where a restore writes to, without the passwords in addresses. */
const targetOf = ({ eventStoreUrl, mongoDb }: BackupSettings): string =>
  createHash("sha256")
    .update(JSON.stringify([eventStoreUrl, mongoDb?.url]))
    .digest("hex");

/** Removes what an interrupted restore has written. */
const clear = async (dataDir: string): Promise<void> => {
  for (const path of [logPath(dataDir), accountsPath(dataDir)]) deleteDatabase(path);
  for (const name of sentFilesFolders) {
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
};

const reportForm = /^reports\/([\w-]+)\//;
const photoForm = /^photos\/([\w-]+)~([\da-f]{32})-/;
const digestForm = /^(?:images|used)\/([\da-f]{32})/;

/** The files that no erased person has sent. */
const filesWithout = (files: Manifest["files"], erased: ReadonlySet<string>): Manifest["files"] => {
  const names = Object.keys(files);
  const photos = new Set(
    names.flatMap((name) => {
      const [, person = "", digest = ""] = photoForm.exec(name) ?? [];
      return erased.has(person) ? [digest] : [];
    }),
  );
  return Object.fromEntries(
    Object.entries(files).filter(
      ([name]) =>
        !erased.has((reportForm.exec(name) ?? photoForm.exec(name))?.[1] ?? "") &&
        !photos.has(digestForm.exec(name)?.[1] ?? ""),
    ),
  );
};

const writeFiles = async (
  settings: BackupSettings,
  files: Manifest["files"],
  repository: BackupRepository,
  onProgress: OnProgress,
): Promise<number> => {
  const storage = openStorage(settings, () => undefined);
  const entries = Object.entries(files);
  for (const [index, [name, object]] of entries.entries()) {
    onProgress({ step: "files", share: index / entries.length });
    const content = object === null ? Buffer.alloc(0) : await repository.load(object);
    if (name.startsWith("reports/")) {
      const path = join(settings.dataDir, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeWhole(path, content);
    } else if (!(await storage.find(name))) {
      await storage.put(name, content);
    }
  }
  return entries.length;
};

/** Moves the restored log and accounts to where the settings expect them. */
const moveParts = async (
  { dataDir, eventStoreUrl, mongoDb }: BackupSettings,
  directory: string,
): Promise<void> => {
  if (mongoDb !== null) {
    const { moveAccounts } = await import("#accounts/move/move-accounts.ts");
    const { dropReadModels } = await import("#projections/mongodb/drop-read-models.ts");
    await moveAccounts(directory, mongoDb);
    await dropReadModels(mongoDb, () => false);
  }
  if (eventStoreUrl !== null) {
    const { openEventStoreDb } =
      await import("#event-store/eventstoredb/eventstoredb-event-store.ts");
    const source = await openEmbeddedEventStore(directory);
    const target = await openEventStoreDb({ connectionString: eventStoreUrl });
    try {
      await copyLog(source, target);
    } finally {
      await target.close();
      await source.close();
    }
  }
  // The log last: without it, an interrupted restore is not a shop.
  if (mongoDb === null) await rename(accountsPath(directory), accountsPath(dataDir));
  if (eventStoreUrl === null) await rename(logPath(directory), logPath(dataDir));
  await flushDirectory(dataDir);
};

const ownerProblem = ({ owners }: OwnerUnclear, ownerEmail: string | null): CommandProblem =>
  new CommandProblem(
    (ownerEmail === null
      ? `The backup has ${owners.length} owners: ${owners.join(", ")}. `
      : `The backup has no account ${ownerEmail}. Its owners are ${owners.join(", ")}. `) +
      "Name the one who confirms the roles of all others: --owner EMAIL. Nothing was restored.",
  );

/**
 * Restores a backup into an empty data directory, or into empty servers. Erases the people who were
 * erased since, and takes all roles but the owner's away until the owner confirms them. No
 * sessions, codes or waiting messages are in a backup. Without a name, the newest one is restored.
 * Throws CommandProblem, DirectoryInUse, and the errors of its parts. An interrupted restore begins
 * again.
 */
export const restoreBackup = async (
  settings: BackupSettings,
  place: StoragePlace,
  {
    name,
    ownerEmail,
    onProgress,
  }: {
    readonly name: string | null;
    readonly ownerEmail: string | null;
    readonly onProgress: OnProgress;
  },
): Promise<Restored> => {
  const { dataDir } = settings;
  const repository = await openBackups(settings, place);
  const backup = await chosen(repository, name);
  const manifest = await repository.manifest(backup);
  const erased = new Set(await repository.erased());
  const lock = lockDirectory(dataDir);
  try {
    const interrupted = restoreMark(dataDir);
    if (interrupted === null) requireEmpty(dataDir);
    if (interrupted !== targetOf(settings)) await requireEmptyServers(settings);
    return await withScratch(dataDir, async (scratch) => {
      const { log } = manifest;
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      await requireRoom(dataDir, logBytesOf(manifest) * bytesPerByte, "to restore the backup");
      await writeParts(manifest, repository, scratch, (share) =>
        onProgress({ step: "restoring", share }),
      );
      const opened = await openRestored(scratch, { erased: [...erased], ownerEmail }).catch(
        (error: unknown) => {
          throw error instanceof OwnerUnclear ? ownerProblem(error, ownerEmail) : error;
        },
      );
      await markRestore(dataDir, targetOf(settings));
      await clear(dataDir);
      const kept = filesWithout(manifest.files, erased);
      const files = await writeFiles(settings, kept, repository, onProgress);
      // Built from another log, or from a newer copy of it.
      deleteDatabase(viewsPath(dataDir));
      deleteIndex(dataDir);
      await moveParts(settings, scratch);
      await rm(restoreMarkPath(dataDir));
      return {
        ...opened,
        name: backup,
        createdAt: manifest.createdAt,
        events: log.events,
        position: log.last ? positionText(log.last.position) : "none",
        files,
        erased: erased.size,
      };
    });
  } finally {
    lock.release();
  }
};

const chosen = async (repository: BackupRepository, name: string | null): Promise<string> => {
  const backups = await repository.backups();
  const found = name === null ? backups.at(-1) : backups.find((each) => each.name === name);
  if (found) return found.name;
  if (backups.length === 0) {
    throw new CommandProblem(`There are no proven backups in ${repository.name}.`);
  }
  throw new CommandProblem(
    `There is no backup ${name ?? ""} in ${repository.name}. Choose one of these:\n` +
      backups.map((each) => `  ${each.name}`).join("\n"),
  );
};
