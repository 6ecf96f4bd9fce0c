import type { Worker, WorkerOptions } from "node:worker_threads";
import { StoreUnavailable } from "#domain/ports.ts";
import type { FromThread } from "./messages.ts";

/** More than such work needs, regardless of the size of the log. A runaway thread ends alone. */
const maxMemoryMb = 512;

/** Time for a stopped thread to end by itself before it is terminated. */
const stopTimeoutMs = 3000;

/**
 * Runs long work in a worker thread, which `begin` starts. Rejects with StoreUnavailable if the
 * work fails or is stopped.
 */
export const runWorker = async <Outcome>(
  begin: (options: WorkerOptions) => Worker,
  /** Called with each progress message of the thread. */
  onProgress: (progress: never) => void,
  stopping: AbortSignal,
): Promise<Outcome> => {
  const worker = begin({ resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } });
  const stop = () => {
    worker.postMessage("stop");
    setTimeout(() => void worker.terminate(), stopTimeoutMs).unref();
  };
  stopping.addEventListener("abort", stop, { once: true });
  if (stopping.aborted) stop();
  let last = new StoreUnavailable("The work has ended") as { readonly outcome: Outcome } | Error;
  worker.on("message", (message: FromThread<never, Outcome>) => {
    if ("progress" in message) onProgress(message.progress);
    else last = "outcome" in message ? message : new StoreUnavailable(message.failed);
  });
  worker.on("error", (error) => {
    last = new StoreUnavailable(error instanceof Error ? error.message : String(error));
  });
  await new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  stopping.removeEventListener("abort", stop);
  if (last instanceof Error) throw last;
  return last.outcome;
};
