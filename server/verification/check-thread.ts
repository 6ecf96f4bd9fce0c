import { workerData } from "node:worker_threads";
import { runAsWorker } from "../workers/worker-main.ts";
import { checkHere, type CheckStart } from "./check.ts";

/**
 * The thread of one check. It replays and compares the log without slowing down the serving thread.
 */
const { settings, scratchDir, models } = workerData as CheckStart;
runAsWorker((onProgress, stopping) =>
  checkHere(settings, scratchDir)(models, onProgress, stopping),
);
