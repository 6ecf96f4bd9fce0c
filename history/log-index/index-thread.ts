import { parentPort, workerData } from "node:worker_threads";
import { yieldToServing } from "#event-store/background-thread.ts";
import { answerCalls } from "#event-store/worker-calls.ts";
import { openIndex } from "./index-file.ts";
import type { IndexStart } from "./protocol.ts";

/** The thread of the index: whatever is written to it or asked of it happens here, away from those whom the shop serves. */
const { dataDir } = workerData as IndexStart;
if (!parentPort) throw new Error("The index runs as a worker thread only");

yieldToServing();
const { close, ...calls } = openIndex(dataDir);
answerCalls(parentPort, calls, close);
