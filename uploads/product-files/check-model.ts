import { Worker } from "node:worker_threads";
import { messages } from "#domain/messages.ts";
import { Unavailable } from "#domain/ports.ts";
import type { GoodModel } from "./model-policy.ts";
import { createSerialQueue } from "./serial-queue.ts";
import { refused, type RefusedFile } from "./accepted-file.ts";

export interface ModelCheck {
  readonly timeoutMs: number;
  /** Maximum heap of the worker thread. */
  readonly megabytes: number;
  /** The worker's code. */
  readonly thread: URL;
}

/** A model that a phone can show needs a tenth of both. */
const defaults = { timeoutMs: 20_000, megabytes: 256 } as const;

/** The worker that checks models couldn't run: a failure of the shop, not of the file. */
export class ModelCheckFailed extends Unavailable {
  override readonly name = "ModelCheckFailed";
}

const inTurn = createSerialQueue(8);

/**
 * Checks a GLB in a worker thread, one at a time, so that memory use doesn't add up. A model that
 * exceeds the time or memory limit is refused. Rejects with Unavailable if the thread fails
 * otherwise or too many checks are waiting.
 */
export const checkModel = (
  bytes: Uint8Array,
  check: Partial<ModelCheck> = {},
): Promise<GoodModel | RefusedFile> => inTurn(() => judged(bytes, check));

const judged = (
  bytes: Uint8Array,
  {
    timeoutMs = defaults.timeoutMs,
    megabytes = defaults.megabytes,
    thread: code,
  }: Partial<ModelCheck>,
): Promise<GoodModel | RefusedFile> =>
  new Promise((resolve, reject) => {
    const limits = {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    };
    const thread = code
      ? new Worker(code, limits)
      : new Worker(new URL("./model-thread.ts", import.meta.url), limits);
    const end = (): void => {
      clearTimeout(timer);
      void thread.terminate();
    };
    const tooComplicated = (): void => {
      end();
      resolve(refused(messages.upload.modelUnreadable));
    };
    const fail = (cause: unknown): void => {
      end();
      reject(new ModelCheckFailed("The model check couldn't run", { cause }));
    };
    const timer = setTimeout(tooComplicated, timeoutMs);
    thread.once("message", (judgement: GoodModel | RefusedFile) => {
      end();
      resolve(judgement);
    });
    thread.once("error", (error: Error & { readonly code?: string }) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") tooComplicated();
      else fail(error);
    });
    thread.once("exit", (code) => fail(new Error(`The worker thread exited with ${code}`)));
  });
