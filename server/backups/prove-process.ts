import { mkdir } from "node:fs/promises";
import { runAsProcess } from "../workers/process-main.ts";
import { openBackups } from "./open-backups.ts";
import { proveBackup } from "./prove.ts";
import type { ProveProcess } from "./make-backup.ts";

/** Proves one backup. */
runAsProcess<ProveProcess>(async ({ settings, place, name, directory }, onProgress) => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const repository = await openBackups(settings, place);
  return proveBackup(name, repository, directory, onProgress);
});
