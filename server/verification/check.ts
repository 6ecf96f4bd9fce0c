import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { RunVerification } from "#history/verification/verification-queue.ts";
import { verify } from "#history/verification/verify.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { shopProjections } from "#projections/read-models.ts";
import type { Config } from "../config.ts";
import { openHistoryLog, openStoredReadModels } from "../history-log.ts";

/** What a check has to know of the settings. */
export type CheckSettings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDbUrl">;

/** What the thread of a check is started with. */
export interface CheckStart {
  readonly settings: CheckSettings;
  readonly scratchDir: string;
  readonly models: readonly string[];
}

/** Where what is replayed lies while it is compared; each check has a folder of its own in it. */
const replaysPath = (dataDir: string): string => join(dataDir, "replays");

/** Takes away what a check that was cut off has left: it holds what people have written. */
export const forgetReplays = (dataDir: string): void => {
  rmSync(replaysPath(dataDir), { recursive: true, force: true });
};

/** A folder for one check, to be taken away with `removeScratch`. */
export const makeScratch = (dataDir: string): string => {
  mkdirSync(replaysPath(dataDir), { recursive: true, mode: 0o700 });
  return mkdtempSync(join(replaysPath(dataDir), "check-"));
};

export const removeScratch = (directory: string): void => {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
};

/** Checks read models in this thread, with connections of its own that only read. */
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
