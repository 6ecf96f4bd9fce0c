import type { StoragePlace } from "#uploads/storage/place.ts";
import { runAsProcess } from "../workers/process-main.ts";
import { makeBackup, type BackupSettings, type MadeBackup } from "./make-backup.ts";
import type { BackupProgress } from "./take.ts";

/** The process that makes one backup. */
export interface BackupProcess {
  readonly job: {
    readonly settings: BackupSettings;
    readonly place: StoragePlace;
    readonly now: string;
  };
  readonly progress: BackupProgress;
  readonly outcome: MadeBackup;
}

runAsProcess<BackupProcess>(({ settings, place, now }, onProgress) =>
  makeBackup(settings, place, { now, onProgress }),
);
