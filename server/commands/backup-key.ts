import { newBackupKey } from "../backups/sealing.ts";
import { print, runCommand } from "./run-command.ts";

runCommand(async () => {
  const { key, recipient } = await newBackupKey();
  print(
    `BACKUP_KEY=${key}`,
    `Keep it outside of the shop and of its backups (public part: ${recipient}). Without it they can't be restored.`,
  );
});
