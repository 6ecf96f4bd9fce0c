import { parentPort, workerData } from "node:worker_threads";
import { yieldToServing } from "#event-store/background-thread.ts";
import { isDamaged } from "#event-store/embedded/disk-failure.ts";
import { answerCalls } from "#event-store/worker-calls.ts";
import { openIndex } from "./index-file.ts";
import { deleteIndex } from "./schema.ts";
import type { IndexStart } from "./protocol.ts";

/**
 * The thread of the index: whatever is written to it or asked of it happens here, away from those
 * whom the shop serves.
 */
const { dataDir } = workerData as IndexStart;
if (!parentPort) throw new Error("The index runs as a worker thread only");

yieldToServing();
const { close, ...calls } = openIndex(dataDir);
/** A damaged file is deleted, and the thread ends: the next one begins a new index. */
const endingWhereDamaged = Object.fromEntries(
  Object.entries(calls as Readonly<Record<string, (...args: never[]) => unknown>>).map(
    ([name, call]) => [
      name,
      (...args: never[]) => {
        try {
          return call(...args);
        } catch (error) {
          if (!isDamaged(error)) throw error;
          close();
          deleteIndex(dataDir);
          return process.exit(1);
        }
      },
    ],
  ),
);
answerCalls(parentPort, endingWhereDamaged, close);
