import { workerData } from "node:worker_threads";
import { runAsWorker } from "../workers/worker-main.ts";
import { createWhatIfWork, type WhatIfStart } from "./what-if-work.ts";

/** The thread of one simulation. It doesn't slow down the serving thread. */
const { settings, query } = workerData as WhatIfStart;
runAsWorker((onProgress, stopping) => createWhatIfWork(settings)(query, onProgress, stopping));
