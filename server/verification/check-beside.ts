import type { RunVerification } from "#history/verification/verification-desk.ts";
import { runBeside } from "../beside/run-beside.ts";
import { makeScratch, removeScratch, type CheckSettings, type CheckStart } from "./check.ts";

const thread = new URL("./check-thread.ts", import.meta.url);

/** Checks read models in a thread beside the one that serves. Rejects with StoreUnavailable where it cannot. */
export const checkBeside =
  ({ dataDir, eventStoreUrl, mongoDbUrl }: CheckSettings): RunVerification =>
  async (models, onProgress, stopping) => {
    const scratchDir = makeScratch(dataDir);
    const settings = { dataDir, eventStoreUrl, mongoDbUrl };
    try {
      const start: CheckStart = { settings, scratchDir, models };
      return await runBeside(thread, start, onProgress, stopping);
    } finally {
      removeScratch(scratchDir);
    }
  };
