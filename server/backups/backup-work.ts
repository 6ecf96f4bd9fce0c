import type { StoragePlace } from "#uploads/storage/place.ts";
import { runProcess } from "../workers/run-process.ts";
import type { BackupProcess } from "./backup-process.ts";
import { backupSettingsOf, type BackupSettings } from "./make-backup.ts";
import { openBackups } from "./open-backups.ts";
import type { BackupWork } from "./shop-backups.ts";

/** Backs a shop up into a place, in another process. */
export const createBackupWork = (config: BackupSettings, place: StoragePlace): BackupWork => {
  const settings = backupSettingsOf(config);
  return {
    make: (now, onProgress, stopping) =>
      runProcess<BackupProcess>(
        new URL("./backup-process.ts", import.meta.url),
        { settings, place, now },
        onProgress,
        stopping,
      ),
    newest: async () => (await (await openBackups(settings, place)).backups()).at(-1) ?? null,
    async noteErased(personIds, at) {
      const repository = await openBackups(settings, place);
      for (const personId of personIds) await repository.noteErased(personId, at);
    },
  };
};
