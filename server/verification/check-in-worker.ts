import { Worker, type WorkerOptions } from "node:worker_threads";
import type { RunVerification } from "#history/verification/verification-queue.ts";
import { runWorker } from "../workers/run-worker.ts";
import { createScratch, removeScratch, type CheckSettings, type CheckStart } from "./check.ts";

/** Checks read models in a worker thread. Rejects with StoreUnavailable if that isn't possible. */
export const checkInWorker =
  ({ dataDir, eventStoreUrl, mongoDb }: CheckSettings): RunVerification =>
  async (models, onProgress, stopping) => {
    const scratchDir = createScratch(dataDir);
    const settings = { dataDir, eventStoreUrl, mongoDb };
    const workerData: CheckStart = { settings, scratchDir, models };
    const begin = (options: WorkerOptions) =>
      new Worker(new URL("./check-thread.ts", import.meta.url), { ...options, workerData });
    try {
      return await runWorker(begin, onProgress, stopping);
    } finally {
      removeScratch(scratchDir);
    }
  };
