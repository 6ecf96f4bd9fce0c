import { writeFile } from "node:fs/promises";
import { accountsPath } from "#accounts/embedded/path.ts";
import { damageOf } from "#event-store/embedded/file-check.ts";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import { writeLog } from "#event-store/embedded/write-log.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import type { Manifest } from "./manifest.ts";
import { readSegments } from "./log-segments.ts";
import type { BackupRepository } from "./repository.ts";

/** Id of the first event of the log that the accounts belong to; null if it isn't known yet. */
const firstEventOf = (path: string): string | null => {
  const database = openDatabase(path, { readonly: true });
  try {
    const read = database.prepare<[], string>("SELECT first_event FROM log_identity").pluck();
    return read.get() ?? null;
  } finally {
    database.close();
  }
};

/**
 * Writes log and accounts of a backup into an empty directory, as a shop on one machine stores
 * them. Throws CommandProblem if they are not what the manifest states.
 */
export const writeParts = async (
  manifest: Manifest,
  repository: BackupRepository,
  directory: string,
  onShare: (share: number) => void,
): Promise<void> => {
  await writeLog(directory, readSegments(manifest.log, repository), {
    isSealed: manifest.log.isSealed,
    onEvents: (events) => onShare(events / manifest.log.events),
  });
  const accounts = accountsPath(directory);
  await writeFile(accounts, await repository.load(manifest.accounts), { flush: true, mode: 0o600 });
  const damage = await damageOf(accounts);
  if (damage !== null) throw new CommandProblem(`The accounts in ${repository.name} ${damage}.`);
  const log = firstEventOf(accounts);
  if (log !== null && log !== manifest.shop) {
    throw new CommandProblem(`The accounts in ${repository.name} belong to another shop.`);
  }
};
