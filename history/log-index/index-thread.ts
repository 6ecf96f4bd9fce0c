import { parentPort, workerData } from "node:worker_threads";
import { openIndex } from "./index-file.ts";
import type { IndexAnswer, IndexRequest, IndexStart } from "./protocol.ts";

/** The thread of the index: whatever is written to it or asked of it happens here, away from those whom the shop serves. */
const { dataDir } = workerData as IndexStart;
const port = parentPort;
if (!port) throw new Error("The index runs as a worker thread only");

const index = openIndex(dataDir);

port.on("message", (message: IndexRequest | "close") => {
  if (message === "close") {
    index.close();
    port.close();
    return;
  }
  const { request, call, args } = message;
  let answer: IndexAnswer;
  try {
    const ask = index[call] as (...given: readonly unknown[]) => unknown;
    answer = { request, result: ask(...args) };
  } catch (error) {
    answer = { request, failed: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
