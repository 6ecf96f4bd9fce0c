import { placeOfCommand } from "../backups/command-place.ts";
import { makeBackup } from "../backups/make-backup.ts";
import { placeName } from "#uploads/storage/place.ts";
import { readConfig } from "../settings/config.ts";
import { printSteps } from "./backup-steps.ts";
import { numberOf } from "./copy-progress.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(async () => {
  const config = readConfig();
  const place = placeOfCommand(
    process.argv[2] ?? null,
    config.backup.place,
    "npm run backup -- DIR, or s3://BUCKET; without it, BACKUP_URL is used",
  );
  const made = await makeBackup(config, place, {
    now: new Date().toISOString(),
    onProgress: printSteps(print),
  });
  const [missing] = made.missingFiles;
  if (missing !== undefined) {
    print(
      `${made.missingFiles.length} files that products and reviews name are missing in the shop, the first: ${missing}`,
    );
  }
  if (!made.isEncrypted) {
    print(
      "It is not encrypted (BACKUP_KEY). It has names, addresses and keys: protect it like DATA_DIR.",
    );
  }
  print(
    `Backup ${made.name} is in ${placeName(place)} and proven: ${numberOf(made.events)} events up to ${made.position}, ` +
      `accounts, ${numberOf(made.files)} files. Backups there: ${made.backups}.`,
  );
});
