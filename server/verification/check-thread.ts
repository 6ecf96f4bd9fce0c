import { workerData } from "node:worker_threads";
import { runAsWorker } from "../workers/worker-main.ts";
import { checkHere, type CheckStart } from "./check.ts";

/**
 * The thread of one check: the log is replayed and compared here, away from those whom the shop
 * serves.
 */
const { settings, scratchDir, models } = workerData as CheckStart;
runAsWorker((onProgress, stopping) =>
  checkHere(settings, scratchDir)(models, onProgress, stopping),
);
