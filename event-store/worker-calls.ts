import type { MessagePort, Worker } from "node:worker_threads";

/** What a thread does for another, by name. */
type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Request {
  readonly request: number;
  readonly call: string;
  readonly args: readonly unknown[];
}

/** Why a call failed, as far as it can be sent to another thread. */
export interface FailedCall {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
}

type Answer =
  | { readonly request: number; readonly result: unknown }
  | { readonly request: number; readonly failed: FailedCall };

/** A thread that answers calls. */
export interface WorkerCalls {
  /** Rejects with the error made of what failed, also where the thread ends first. */
  call(name: string, args: readonly unknown[]): Promise<unknown>;
  /** Lets the thread finish what it has been asked, and resolves when it has ended. */
  close(): Promise<void>;
}

const failureOf = (error: unknown): FailedCall => {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message } = error;
  return "code" in error && typeof error.code === "string"
    ? { name, message, code: error.code }
    : { name, message };
};

/** Calls to a thread that was started for them. `errorOf` makes the error that a caller is given. */
export const createWorkerCalls = (
  worker: Worker,
  errorOf: (failed: FailedCall) => Error,
): WorkerCalls => {
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  let nextRequest = 0;
  let ended: Error | null = null;
  const end = (failed: FailedCall) => {
    ended ??= errorOf(failed);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const exited = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      end({ name: "Error", message: "The thread has ended" });
      resolve();
    });
  });
  worker.once("error", (error) => end(failureOf(error)));
  worker.on("message", (answer: Answer) => {
    const asked = waiting.get(answer.request);
    waiting.delete(answer.request);
    if ("failed" in answer) asked?.reject(errorOf(answer.failed));
    else asked?.resolve(answer.result);
  });
  return {
    call: (name, args) =>
      new Promise((resolve, reject) => {
        if (ended) {
          reject(ended);
          return;
        }
        nextRequest += 1;
        waiting.set(nextRequest, { resolve, reject });
        worker.postMessage({ request: nextRequest, call: name, args } satisfies Request);
      }),
    async close() {
      worker.postMessage("close");
      await exited;
    },
  };
};

/** Answers the calls that arrive at a thread's port, until it is closed; `onClose` runs before the port is. */
export const answerCalls = (
  port: MessagePort,
  calls: Calls,
  onClose: () => void = () => undefined,
): void => {
  const answer = async ({ request, call, args }: Request): Promise<void> => {
    try {
      const made = calls[call] as (...given: readonly unknown[]) => unknown;
      port.postMessage({ request, result: await made(...args) } satisfies Answer);
    } catch (error) {
      port.postMessage({ request, failed: failureOf(error) } satisfies Answer);
    }
  };
  port.on("message", (message: Request | "close") => {
    if (message !== "close") {
      void answer(message);
      return;
    }
    onClose();
    port.close();
  });
};
