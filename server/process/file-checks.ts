import { existsSync } from "node:fs";
import { StoreUnavailable } from "#domain/ports.ts";
import { accountsPath } from "#accounts/embedded/path.ts";
import { checkFile, type RunningFileCheck } from "#event-store/embedded/file-check.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import type { Log } from "./log.ts";

/** Checks the accounts and the read models of a data directory, one file after the other. */
export interface FileChecks {
  /** Starts the checks. Calls `onDamagedViews` with the finding if the read models are damaged. */
  start(onDamagedViews: (finding: string) => void): void;
  /** Damage of the accounts; null if none was found. */
  damage(): Error | null;
  /** Cancels the checks. Resolves when the files are closed. */
  stop(): Promise<void>;
}

export const createFileChecks = (dataDir: string, log: Log): FileChecks => {
  let damage: Error | null = null;
  let running: RunningFileCheck | null = null;
  let stopped = false;

  const findingIn = async (path: string): Promise<string | null> => {
    if (stopped || !existsSync(path)) return null;
    running = checkFile(path);
    return running.finding;
  };

  const checkAll = async (onDamagedViews: (finding: string) => void): Promise<void> => {
    const views = await findingIn(viewsPath(dataDir));
    if (views !== null) onDamagedViews(views);
    const accounts = await findingIn(accountsPath(dataDir));
    if (accounts === null) return;
    damage = new StoreUnavailable(
      `${accountsPath(dataDir)} ${accounts}. Nothing was changed. Restore it together with events.db from the same ` +
        "backup, then start again.",
    );
    log.fatal({ err: damage }, damage.message);
  };

  return {
    start(onDamagedViews) {
      checkAll(onDamagedViews).catch((error: unknown) =>
        log.warn({ err: error }, "Could not check the files of DATA_DIR"),
      );
    },
    damage: () => damage,
    async stop() {
      stopped = true;
      await running?.stop();
    },
  };
};
