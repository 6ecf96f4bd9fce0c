import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { RunVerification } from "#history/verification/verification-queue.ts";
import { verify } from "#history/verification/verify.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { shopProjections } from "#projections/read-models.ts";
import type { Config } from "../settings/config.ts";
import { openHistoryLog, openStoredReadModels } from "../engines/history-log.ts";

/** Settings of a check. */
export type CheckSettings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb">;

/** Start data of a check's thread. */
export interface CheckStart {
  readonly settings: CheckSettings;
  readonly scratchDir: string;
  readonly models: readonly string[];
}

/** Folder of replayed data during comparisons. Each check has its own subfolder. */
const replaysPath = (dataDir: string): string => join(dataDir, "replays");

/** Deletes what interrupted checks left: it contains personal data. */
export const deleteReplays = (dataDir: string): void => {
  rmSync(replaysPath(dataDir), { recursive: true, force: true });
};

/** Creates a folder for one check. Delete it with `removeScratch`. */
export const createScratch = (dataDir: string): string => {
  mkdirSync(replaysPath(dataDir), { recursive: true, mode: 0o700 });
  return mkdtempSync(join(replaysPath(dataDir), "check-"));
};

export const removeScratch = (directory: string): void => {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
};

/** Checks read models in this thread, with separate read-only connections. */
export const checkHere =
  (settings: CheckSettings, scratchDir: string): RunVerification =>
  async (models, onProgress, stopping) => {
    const { store, close } = await openHistoryLog(settings);
    try {
      const stored = await openStoredReadModels(settings);
      const scratch = openEmbeddedDocumentStore(scratchDir);
      try {
        const projections = shopProjections.filter(({ name }) => models.includes(name));
        return await verify({ store, stored, scratch, projections, stopping, onProgress });
      } finally {
        await scratch.close();
        await stored.close();
      }
    } finally {
      await close();
    }
  };
