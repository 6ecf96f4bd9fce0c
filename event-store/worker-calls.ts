import type { MessagePort, Worker } from "node:worker_threads";
import { superviseThread } from "./thread-supervisor.ts";

/** The calls that a thread answers, by name. */
type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Request {
  readonly request: number;
  readonly call: string;
  readonly args: readonly unknown[];
}

/** Why a call failed, in a form that can be sent to another thread. */
export interface FailedCall {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
}

type Answer =
  | { readonly request: number; readonly result: unknown }
  | { readonly request: number; readonly failed: FailedCall };

/** Calls to a worker thread. */
export interface WorkerCalls {
  /**
   * Rejects with the error that `errorOf` makes of the failure, also if the thread ends before it
   * answers.
   */
  call(name: string, args: readonly unknown[]): Promise<unknown>;
  /** Lets the thread finish pending calls, and resolves when it has ended. */
  close(): Promise<void>;
}

const failureOf = (error: unknown): FailedCall => {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message } = error;
  return "code" in error && typeof error.code === "string"
    ? { name, message, code: error.code }
    : { name, message };
};

interface WaitingCall {
  readonly thread: Worker;
  readonly deadline: NodeJS.Timeout;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Calls to a supervised thread. The first call starts the thread; the next call after its end
 * starts another. A call that is not answered within `deadlineMs` terminates the thread, so that a
 * stuck thread does not remain.
 */
export const createWorkerCalls = ({
  name,
  start,
  errorOf,
  deadlineMs,
  onEnd,
}: {
  /** Describes the thread's work, for messages. */
  readonly name: string;
  readonly start: () => Worker;
  /** Makes the error that a caller gets. */
  readonly errorOf: (failed: FailedCall) => Error;
  readonly deadlineMs: number;
  /**
   * Called with the reason when the thread ends without a call of `close`, after its calls have
   * been rejected.
   */
  readonly onEnd?: (reason: string) => void;
}): WorkerCalls => {
  const waiting = new Map<number, WaitingCall>();
  let nextRequest = 0;
  let closed = false;

  const take = (request: number): WaitingCall | undefined => {
    const call = waiting.get(request);
    waiting.delete(request);
    clearTimeout(call?.deadline);
    return call;
  };
  const rejectCallsOf = (thread: Worker, failed: FailedCall): void => {
    for (const [request, call] of [...waiting]) {
      if (call.thread === thread) take(request)?.reject(errorOf(failed));
    }
  };

  const supervisor = superviseThread({
    name,
    ...(onEnd && { onEnd }),
    start() {
      const thread = start();
      let failed: FailedCall = { name: "Error", message: "The thread has ended" };
      thread.once("error", (error) => {
        failed = failureOf(error);
      });
      thread.once("exit", () => rejectCallsOf(thread, failed));
      thread.on("message", (answer: Answer) => {
        const call = take(answer.request);
        if ("failed" in answer) call?.reject(errorOf(answer.failed));
        else call?.resolve(answer.result);
        supervisor.noteSuccess();
      });
      return thread;
    },
  });

  const giveUp = (thread: Worker): void => {
    const message = `${name} did not answer within ${deadlineMs / 1000} s`;
    rejectCallsOf(thread, { name: "Error", message });
    supervisor.restart(message);
  };

  return {
    call: (called, args) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(errorOf({ name: "Error", message: `${name} is closed` }));
          return;
        }
        const thread = supervisor.thread();
        const deadline = setTimeout(() => giveUp(thread), deadlineMs).unref();
        nextRequest += 1;
        waiting.set(nextRequest, { thread, deadline, resolve, reject });
        thread.postMessage({ request: nextRequest, call: called, args } satisfies Request);
      }),
    async close() {
      closed = true;
      await supervisor.close((thread) => thread.postMessage("close"));
    },
  };
};

/**
 * Answers the calls that arrive at a thread's port until it is closed. `onClose` runs before the
 * port closes.
 */
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
