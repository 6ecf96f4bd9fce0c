import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copyEmbeddedAccounts } from "#accounts/backup/copy-embedded.ts";
import { accountsPath } from "#accounts/embedded/path.ts";
import type { BackupStep } from "#domain/backup/backup-desk.ts";
import { isLogSealed, openLogForReading } from "#event-store/embedded/database.ts";
import { openLogReadOnly } from "#event-store/embedded/open-read-only.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { freeBytes } from "#uploads/disk.ts";
import { readOrDefault } from "#uploads/read-or-default.ts";
import { openStorage } from "#uploads/storage/open-storage.ts";
import type { StoredFile } from "#uploads/storage/storage.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import type { Config } from "../settings/config.ts";
import { linksIn } from "./links.ts";
import { storeLog } from "./log-segments.ts";
import { backupFormat, type Manifest } from "./manifest.ts";
import type { BackupRepository } from "./repository.ts";

/** Where the data of a shop is. */
export type ShopPlaces = Pick<
  Config,
  "dataDir" | "eventStoreUrl" | "mongoDb" | "bucket" | "diskReserveBytes"
>;

/** Progress of a backup: what is being done, and its share from 0 to 1. */
export interface BackupProgress {
  readonly step: BackupStep;
  readonly share: number;
}

export type OnProgress = (progress: BackupProgress) => void;

/** Folders of the file store that a shop needs again. Unfinished uploads begin again. */
const storedFolders = ["images", "models", "withheld", "done", "used", "photos"] as const;

const reportsFolder = "reports";

/** The log as stored, opened for reading. */
export interface SourceLog {
  readonly store: Pick<EventStore, "readAll" | "readStream" | "head">;
  /** Whether nothing is left in the clear that an older release stored. */
  readonly isSealed: boolean;
  close(): Promise<void>;
}

type LogPlace = Pick<ShopPlaces, "dataDir" | "eventStoreUrl">;

/** No log, or an empty one, is where the settings say. */
export const noShopIn = ({ dataDir, eventStoreUrl }: LogPlace): CommandProblem =>
  new CommandProblem(
    eventStoreUrl === null
      ? `There is no shop in ${resolve(dataDir)}. Set DATA_DIR to its directory.`
      : "The event server of EVENTSTORE_URL has no events. Name the server of the shop.",
  );

/** Opens the log of a shop, which may be running. Throws CommandProblem and EventStoreUnusable. */
export const openSourceLog = async (place: LogPlace): Promise<SourceLog> => {
  const { dataDir, eventStoreUrl } = place;
  if (eventStoreUrl !== null) {
    const { openEventStoreDb } =
      await import("#event-store/eventstoredb/eventstoredb-event-store.ts");
    const store = await openEventStoreDb({ connectionString: eventStoreUrl });
    return { store, isSealed: false, close: store.close };
  }
  const store = openLogReadOnly(dataDir);
  if (!store) throw noShopIn(place);
  const database = openLogForReading(dataDir);
  const isSealed = isLogSealed(database);
  database.close();
  return { store, isSealed, close: store.close };
};

/** Id of the log's first event, which identifies the shop. Throws CommandProblem without one. */
export const shopOf = async (
  log: Pick<EventStore, "readAll">,
  place: LogPlace,
): Promise<string> => {
  for await (const { id } of log.readAll(null)) return id;
  throw noShopIn(place);
};

/** Copies the accounts into a new file. */
const copyAccounts = async ({ dataDir, mongoDb }: ShopPlaces, path: string): Promise<void> => {
  if (mongoDb === null) {
    if (!existsSync(accountsPath(dataDir))) {
      throw new CommandProblem(`${accountsPath(dataDir)} is missing. It has the keys of the log.`);
    }
    copyEmbeddedAccounts(dataDir, path);
    return;
  }
  const { copyMongoDbAccounts } = await import("#accounts/backup/copy-from-mongodb.ts");
  await copyMongoDbAccounts(mongoDb, path);
};

/** Files of issue reports, by the path of their sender and report. */
const reportFiles = async (dataDir: string): Promise<readonly string[]> => {
  const root = join(dataDir, reportsFolder);
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => `${reportsFolder}/${join(entry.parentPath, entry.name).slice(root.length + 1)}`)
    .toSorted();
};

/** A file to back up. */
interface SourceFile {
  readonly name: string;
  /** Null if the file has been deleted since it was listed. */
  read(): Promise<Buffer | null>;
}

const filesOf = async (places: ShopPlaces): Promise<readonly SourceFile[]> => {
  const storage = openStorage(places, () => undefined);
  const stored: StoredFile[] = [];
  for (const folder of storedFolders) stored.push(...(await storage.list(folder, "")));
  return [
    ...stored.map(({ name }) => ({ name, read: () => storage.read(name) })),
    ...(await reportFiles(places.dataDir)).map((name) => ({
      name,
      read: () => readOrDefault(() => readFile(join(places.dataDir, name)), null),
    })),
  ];
};

/** Stores the files. Those of the previous backup are used again: a file never changes. */
const storeFiles = async (
  places: ShopPlaces,
  repository: BackupRepository,
  previous: Manifest | null,
  onProgress: OnProgress,
): Promise<Manifest["files"]> => {
  const files: Record<string, Manifest["files"][string]> = {};
  const found = await filesOf(places);
  for (const [index, { name, read }] of found.entries()) {
    onProgress({ step: "files", share: index / found.length });
    const known = previous?.files[name];
    if (known !== undefined) {
      files[name] = known;
      continue;
    }
    const content = await read();
    if (content) files[name] = content.length === 0 ? null : await repository.store(content);
  }
  return files;
};

/** Throws CommandProblem if a disk has fewer free bytes. */
export const requireRoom = async (
  directory: string,
  bytes: number,
  purpose: string,
): Promise<void> => {
  const free = await freeBytes(directory);
  if (free >= bytes) return;
  const missing = Math.ceil((bytes - free) / 1_000_000);
  throw new CommandProblem(
    `${resolve(directory)} needs ${missing} MB more of free space ${purpose}.`,
  );
};

/**
 * Copies log, accounts and files of a shop into a repository, while the shop runs or not. Every
 * change that was acknowledged before is in the copy. Returns its manifest. `scratch` is a
 * directory for temporary files.
 */
export const takeBackup = async (
  places: ShopPlaces,
  source: Pick<SourceLog, "store" | "isSealed">,
  repository: BackupRepository,
  {
    scratch,
    now,
    onProgress,
  }: { readonly scratch: string; readonly now: string; readonly onProgress: OnProgress },
): Promise<Manifest> => {
  const [link] = linksIn(places.dataDir);
  if (link !== undefined) {
    throw new CommandProblem(
      `${join(resolve(places.dataDir), link)} is a link. A backup follows no links: replace it by what it leads to.`,
    );
  }
  const newest = (await repository.backups()).at(-1);
  const previous = newest ? await repository.manifest(newest.name) : null;
  // In this order: an event is written after the key of its sealed fields, and after its files.
  const erased: string[] = [];
  const log = await storeLog(source.store, repository, {
    isSealed: source.isSealed,
    previous: previous?.log ?? null,
    onEvent({ type, stream }) {
      if (type === "AccountErased") erased.push(stream.slice("account-".length));
    },
    onShare: (share) => onProgress({ step: "log", share }),
  });
  // The shop notes them, too, but could not if it had no connection.
  for (const personId of erased) await repository.noteErased(personId, now);
  onProgress({ step: "accounts", share: 0 });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const copy = join(scratch, "accounts-copy.db");
  await copyAccounts(places, copy);
  const accounts = await repository.store(await readFile(copy));
  await rm(copy);
  const files = await storeFiles(places, repository, previous, onProgress);
  const { shop } = repository;
  return { format: backupFormat, shop, createdAt: now, log, accounts, files };
};
