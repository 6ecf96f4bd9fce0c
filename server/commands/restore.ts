import { parseArgs } from "node:util";
import { placeOfCommand } from "../backups/command-place.ts";
import { restoreBackup } from "../backups/restore.ts";
import { readConfig } from "../settings/config.ts";
import { printSteps } from "./backup-steps.ts";
import { numberOf } from "./copy-progress.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { owner: { type: "string" } },
    allowPositionals: true,
  });
  const config = readConfig();
  const place = placeOfCommand(
    positionals[0] ?? null,
    config.backup.place,
    "npm run restore -- DIR [NAME] [--owner EMAIL], or s3://BUCKET; without it, BACKUP_URL is used",
  );
  const restored = await restoreBackup(config, place, {
    name: positionals[1] ?? null,
    ownerEmail: values.owner ?? null,
    onProgress: printSteps(print),
  });
  print(
    `All sessions have ended. The owner is ${restored.owner}. Roles to confirm under People: ${restored.waitingRoles}.`,
    `People who were erased since the backup and are not restored: ${restored.erased}.`,
    `Restored ${restored.name}: ${numberOf(restored.events)} events up to ${restored.position}, accounts, ` +
      `${numberOf(restored.files)} files. Start the shop; it builds the read models.`,
  );
});
