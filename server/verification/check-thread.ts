import { parentPort, workerData } from "node:worker_threads";
import { checkHere } from "./check.ts";
import type { CheckStart, FromCheckThread } from "./messages.ts";

/** The thread of one check: the log is replayed and compared here, away from those whom the shop serves. */
const { settings, scratchDir, models } = workerData as CheckStart;
const port = parentPort;
if (!port) throw new Error("A check runs as a worker thread only");
const post = (message: FromCheckThread): void => port.postMessage(message);

const stopping = new AbortController();
port.once("message", () => stopping.abort());

checkHere(settings, scratchDir)(models, (progress) => post({ progress }), stopping.signal)
  .then((checked) => post({ checked }))
  .catch((error: unknown) =>
    post({ failed: error instanceof Error ? error.message : String(error) }),
  )
  .finally(() => port.close());
