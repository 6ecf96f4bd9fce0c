import { parentPort } from "node:worker_threads";
import { yieldToServing } from "#event-store/background-thread.ts";
import type { FromThread } from "./messages.ts";

/**
 * Runs the work of this thread, reports its progress, and lets it be stopped. Throws outside of a
 * worker thread.
 */
export const runAsWorker = (
  work: (onProgress: (progress: unknown) => void, stopping: AbortSignal) => Promise<unknown>,
): void => {
  const port = parentPort;
  if (!port) throw new Error("This runs as a worker thread only");
  yieldToServing();
  const post = (message: FromThread<unknown, unknown>): void => port.postMessage(message);
  const stopping = new AbortController();
  port.once("message", () => stopping.abort());
  work((progress) => post({ progress }), stopping.signal)
    .then((outcome) => post({ outcome }))
    .catch((error: unknown) =>
      post({ failed: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => port.close());
};
