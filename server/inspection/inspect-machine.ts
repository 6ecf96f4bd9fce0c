import { accessSync, constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { accountsPath } from "#accounts/embedded/path.ts";
import { isTooOld } from "#domain/backup/backup-desk.ts";
import { accountsVersion } from "#accounts/embedded/schema.ts";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import { isLogSealed, logPath, openLogForReading } from "#event-store/embedded/database.ts";
import { freeBytes } from "#uploads/disk.ts";
import { linksIn } from "../backups/links.ts";
import { openBackups } from "../backups/open-backups.ts";
import type { Config } from "../settings/config.ts";
import type { Inspection } from "./inspection.ts";

const megabyte = 1_000_000;

/** Clocks of several machines differ by less. */
const clockDifferenceMs = 5 * 60_000;

/** Compares the latest event with the machine's clock. */
export const inspectClock = (latestAt: string, now: number): Inspection => {
  const part = "clock";
  if (latestAt === "" || Date.parse(latestAt) <= now + clockDifferenceMs) {
    return { part, found: `The latest event is of ${latestAt || "never"}.`, remedy: null };
  }
  return {
    part,
    found: `The latest event is of ${latestAt}, but it is ${new Date(now).toISOString()} now.`,
    remedy:
      "The clock of a machine is wrong, or was. Set it (NTP). Stored events keep their times and their order.",
  };
};

/** Compares the free space with the reserve of the disk. */
export const inspectDisk = async ({
  dataDir,
  diskReserveBytes,
}: Pick<Config, "dataDir" | "diskReserveBytes">): Promise<Inspection> => {
  const free = await freeBytes(dataDir);
  const found = `${Math.floor(free / megabyte)} MB are free.`;
  const remedy =
    free < diskReserveBytes
      ? `Free space: below ${Math.ceil(diskReserveBytes / megabyte)} MB no files are accepted (DISK_RESERVE_MB).`
      : null;
  return { part: "disk", found, remedy };
};

const others = 0o077;

const canUse = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Finds files that this user can't use, that others can, and links. */
export const inspectPermissions = (dataDir: string): Inspection => {
  const part = "permissions";
  const [link] = linksIn(dataDir);
  if (link !== undefined) {
    const found = `${link} is a link. The shop makes none.`;
    return { part, found, remedy: "Replace it by what it leads to. Backups refuse links." };
  }
  const paths = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))];
  const unusable = paths.find((path) => !canUse(path));
  if (unusable !== undefined) {
    const found = `This user may not read and write ${unusable}.`;
    return { part, found, remedy: "Change its owner to the shop's user." };
  }
  const open = paths.find(
    (path) => (lstatSync(path).mode & others) !== 0 && process.platform !== "win32",
  );
  return open === undefined
    ? { part, found: "Only this user can use the files.", remedy: null }
    : {
        part,
        found: `Other users may use ${open}.`,
        remedy: "Start the shop, which restricts its files, or run chmod -R go= on the directory.",
      };
};

/** The last proven backup in BACKUP_URL. */
export const inspectBackups = async (
  settings: Pick<Config, "dataDir" | "diskReserveBytes" | "backup">,
  now: string,
): Promise<Inspection> => {
  const part = "backups";
  const { place } = settings.backup;
  if (place === null) {
    return { part, found: "BACKUP_URL is not set: the shop makes none itself.", remedy: null };
  }
  const remedy = "Read the log of the shop, or run npm run backup and read its error.";
  try {
    const last = (await (await openBackups(settings, place)).backups()).at(-1);
    if (!last) return { part, found: "There is no proven backup yet.", remedy };
    const found = `The last proven one is of ${last.createdAt}.`;
    return { part, found, remedy: isTooOld(last.createdAt, now) ? remedy : null };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { part, found, remedy };
  }
};

/** Versions of the program and of the files. */
export const inspectVersions = ({
  dataDir,
  eventStoreUrl,
  mongoDb,
}: Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb">): Inspection => {
  const part = "versions";
  const found = [`Node ${process.versions.node}`];
  let remedy: string | null = null;
  if (eventStoreUrl === null && existsSync(logPath(dataDir))) {
    const log = openLogForReading(dataDir);
    found.push(isLogSealed(log) ? "events.db 1" : "events.db 0 (the next start seals it)");
    log.close();
  }
  if (mongoDb === null && existsSync(accountsPath(dataDir))) {
    const accounts = openDatabase(accountsPath(dataDir), { readonly: true });
    const version = Number(accounts.pragma("user_version", { simple: true }));
    accounts.close();
    found.push(`accounts.db ${version} of ${accountsVersion}`);
    if (version > accountsVersion) remedy = "accounts.db was written by a later release: use that.";
  }
  return { part, found: `${found.join(", ")}.`, remedy };
};
