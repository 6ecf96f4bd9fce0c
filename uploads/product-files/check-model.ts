import { Worker } from "node:worker_threads";
import { messages } from "#domain/messages.ts";
import type { GoodModel } from "./model-policy.ts";
import { refused, type RefusedFile } from "./taken-file.ts";

interface ModelLimits {
  readonly longestMs: number;
  /** Memory of the thread. */
  readonly megabytes: number;
}

/** A model that a phone can show takes a tenth of both. */
const usual: ModelLimits = { longestMs: 20_000, megabytes: 256 };

/** Judges a GLB in a thread of its own; one that takes too long, or too much memory, is refused. */
export const checkModel = (
  bytes: Uint8Array,
  { longestMs, megabytes }: ModelLimits = usual,
): Promise<GoodModel | RefusedFile> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL("./model-thread.ts", import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const end = (judged: GoodModel | RefusedFile): void => {
      clearTimeout(timer);
      resolve(judged);
      void thread.terminate();
    };
    const givenUp = () => end(refused(messages.upload.modelUnreadable));
    const timer = setTimeout(givenUp, longestMs);
    thread.once("message", end);
    thread.once("error", givenUp);
    thread.once("exit", givenUp);
  });
