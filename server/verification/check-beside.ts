import { Worker } from "node:worker_threads";
import { StoreUnavailable } from "#domain/ports.ts";
import type { RunVerification } from "#history/verification/verification-desk.ts";
import type { CheckedModel } from "#history/verification/verification.ts";
import { makeScratch, removeScratch, type CheckSettings } from "./check.ts";
import type { CheckStart, FromCheckThread } from "./messages.ts";

/** More than a check needs, whatever the size of the log: one that goes astray ends alone. */
const mostMemoryMb = 512;

/** A thread that has been told to end has so long for it. */
const lastWordMs = 3000;

/** Checks read models in a thread beside the one that serves. Rejects with StoreUnavailable where it cannot. */
export const checkBeside =
  ({ dataDir, eventStoreUrl, mongoDbUrl }: CheckSettings): RunVerification =>
  async (models, onProgress, stopping) => {
    const scratchDir = makeScratch(dataDir);
    const settings = { dataDir, eventStoreUrl, mongoDbUrl };
    const worker = new Worker(new URL("./check-thread.ts", import.meta.url), {
      workerData: { settings, scratchDir, models } satisfies CheckStart,
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    });
    const stop = () => {
      worker.postMessage("stop");
      setTimeout(() => void worker.terminate(), lastWordMs).unref();
    };
    stopping.addEventListener("abort", stop, { once: true });
    let outcome: readonly CheckedModel[] | Error = new StoreUnavailable("The check has ended");
    worker.on("message", (message: FromCheckThread) => {
      if ("progress" in message) onProgress(message.progress);
      else if ("checked" in message) outcome = message.checked;
      else outcome = new StoreUnavailable(message.failed);
    });
    worker.on("error", (error) => {
      outcome = new StoreUnavailable(error instanceof Error ? error.message : String(error));
    });
    await new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    stopping.removeEventListener("abort", stop);
    removeScratch(scratchDir);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
