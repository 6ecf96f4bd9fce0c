import { parentPort, workerData } from "node:worker_threads";
import { yieldToServing } from "#event-store/background-thread.ts";
import { isDamaged } from "#event-store/embedded/disk-failure.ts";
import { answerCalls } from "#event-store/worker-calls.ts";
import { openIndex } from "./index-file.ts";
import { deleteIndex } from "./schema.ts";
import type { IndexStart } from "./protocol.ts";

/** The index thread: all reads and writes of the index run here, outside the serving thread. */
const { dataDir } = workerData as IndexStart;
if (!parentPort) throw new Error("The index must run in a worker thread");

yieldToServing();
const { close, ...calls } = openIndex(dataDir);
/** If the file is damaged, delete it and end the thread. The next thread builds a new index. */
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
