import { join } from "node:path";
import type { StoragePlace } from "#uploads/storage/place.ts";
import type { Config } from "../settings/config.ts";
import { positionText } from "../engines/position-text.ts";
import { runProcess } from "../workers/run-process.ts";
import { withScratch } from "./scratch.ts";
import { openBackupsOf } from "./open-backups.ts";
import {
  openSourceLog,
  shopOf,
  takeBackup,
  type BackupProgress,
  type OnProgress,
  type ShopPlaces,
} from "./take.ts";

export type BackupSettings = ShopPlaces & Pick<Config, "backup">;

/** The settings that a backup needs, without those that can't be sent to a process. */
export const backupSettingsOf = ({
  dataDir,
  eventStoreUrl,
  mongoDb,
  bucket,
  diskReserveBytes,
  backup,
}: BackupSettings): BackupSettings => ({
  ...{ dataDir, eventStoreUrl, mongoDb, bucket, diskReserveBytes, backup },
});

/** What the process that proves a backup is asked. */
export interface ProveJob {
  readonly settings: BackupSettings;
  readonly place: StoragePlace;
  readonly name: string;
  /** An unused directory for the restored shop. */
  readonly directory: string;
}

/** The process that proves a backup. Its outcome are the files that the shop lacks. */
export interface ProveProcess {
  readonly job: ProveJob;
  readonly progress: BackupProgress;
  readonly outcome: readonly string[];
}

/** A proven backup. */
export interface MadeBackup {
  readonly name: string;
  readonly createdAt: string;
  readonly events: number;
  /** Position of the last event. */
  readonly position: string;
  readonly files: number;
  /** Files that products and reviews name and that the shop lacks. */
  readonly missingFiles: readonly string[];
  /** Number of backups in the place, and bytes of what they need. */
  readonly backups: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
  readonly tookMs: number;
}

/** Copies a shop into a place. Returns the place and the name of the unproven backup there. */
const proposeBackup = async (
  settings: BackupSettings,
  place: StoragePlace,
  options: Parameters<typeof takeBackup>[3],
) => {
  const source = await openSourceLog(settings);
  try {
    const shop = await shopOf(source.store, settings);
    const repository = await openBackupsOf(settings, place, shop);
    await repository.prune(options.now);
    const manifest = await takeBackup(settings, source, repository, options);
    return { repository, manifest, name: await repository.propose(manifest) };
  } finally {
    await source.close();
  }
};

/**
 * Backs a shop up, proves the backup in another process by restoring it, and only then counts it as
 * one. Then removes the backups that are not kept any longer. Throws CommandProblem and the errors
 * of its parts; the place then still has all earlier backups.
 */
export const makeBackup = (
  settings: BackupSettings,
  place: StoragePlace,
  { now, onProgress }: { readonly now: string; readonly onProgress: OnProgress },
): Promise<MadeBackup> =>
  withScratch(settings.dataDir, async (scratch) => {
    const startedAt = performance.now();
    const { repository, manifest, name } = await proposeBackup(settings, place, {
      ...{ scratch, now, onProgress },
    });
    const job: ProveJob = {
      settings: backupSettingsOf(settings),
      place,
      name,
      directory: join(scratch, "restored"),
    };
    const missingFiles = await runProcess<ProveProcess>(
      new URL("./prove-process.ts", import.meta.url),
      job,
      onProgress,
      new AbortController().signal,
    );
    await repository.publish(name);
    const { backups, bytes } = await repository.prune(now);
    return {
      name,
      createdAt: now,
      events: manifest.log.events,
      position: manifest.log.last ? positionText(manifest.log.last.position) : "none",
      files: Object.keys(manifest.files).length,
      missingFiles,
      backups: backups.length,
      bytes,
      isEncrypted: repository.isEncrypted,
      tookMs: performance.now() - startedAt,
    };
  });
