import { Worker, type WorkerOptions } from "node:worker_threads";
import type { RunWhatIf } from "#history/what-if/what-if-queue.ts";
import { runWorker } from "../workers/run-worker.ts";
import type { WhatIfSettings, WhatIfStart } from "./what-if-work.ts";

/** Simulates in a worker thread. Rejects with StoreUnavailable if that isn't possible. */
export const whatIfInWorker =
  ({ dataDir, eventStoreUrl, mongoDb }: WhatIfSettings): RunWhatIf =>
  (query, onProgress, stopping) => {
    const workerData: WhatIfStart = { settings: { dataDir, eventStoreUrl, mongoDb }, query };
    const begin = (options: WorkerOptions) =>
      new Worker(new URL("./what-if-thread.ts", import.meta.url), { ...options, workerData });
    return runWorker(begin, onProgress, stopping);
  };
