import { Worker } from "node:worker_threads";
import { messages } from "#domain/messages.ts";
import { Unavailable } from "#domain/ports.ts";
import type { GoodModel } from "./model-policy.ts";
import { createTurns } from "./turns.ts";
import { refused, type RefusedFile } from "./taken-file.ts";

export interface ModelCheck {
  readonly longestMs: number;
  /** Memory of the thread. */
  readonly megabytes: number;
  /** The code of the thread. */
  readonly thread: URL;
}

/** A model that a phone can show takes a tenth of both. */
const usual = { longestMs: 20_000, megabytes: 256 } as const;

/** The thread that reads models could not run: the shop's failure, and no fault of the file. */
export class ModelCheckFailed extends Unavailable {
  override readonly name = "ModelCheckFailed";
}

const inTurn = createTurns(8);

/**
 * Judges a GLB in a thread of its own, one at a time, so that their memory does not add up. A model
 * that takes too long, or too much memory, is refused. Rejects with Unavailable where the thread
 * fails otherwise, or too many are waiting.
 */
export const checkModel = (
  bytes: Uint8Array,
  check: Partial<ModelCheck> = {},
): Promise<GoodModel | RefusedFile> => inTurn(() => judged(bytes, check));

const judged = (
  bytes: Uint8Array,
  { longestMs = usual.longestMs, megabytes = usual.megabytes, thread: code }: Partial<ModelCheck>,
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
      reject(new ModelCheckFailed("The check of a model could not run", { cause }));
    };
    const timer = setTimeout(tooComplicated, longestMs);
    thread.once("message", (judgement: GoodModel | RefusedFile) => {
      end();
      resolve(judgement);
    });
    thread.once("error", (error: Error & { readonly code?: string }) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") tooComplicated();
      else fail(error);
    });
    thread.once("exit", (code) => fail(new Error(`The thread ended with ${code}`)));
  });
