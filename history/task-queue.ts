import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { createSignal } from "#event-store/signal.ts";
import { stoppable } from "#projections/engine/stoppable.ts";

/** Result of a long task, and its duration. */
export interface TaskDone<Outcome> {
  readonly step: "done";
  /** Number of events read. */
  readonly events: number;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** Runs a task that reads much of the log, outside the serving threads. */
export type RunTask<Request, Progress, Outcome> = (
  request: Request,
  onProgress: (progress: Progress) => void,
  stopping: AbortSignal,
) => Promise<Outcome>;

/**
 * Runs a task for a waiting caller and yields its progress. Stopping the iterator cancels the task.
 */
export type TaskQueue<Request, Progress, Outcome> = (
  request: Request,
) => AsyncIterableIterator<Progress | TaskDone<Outcome>>;

/**
 * Runs tasks one at a time, because each occupies a processor. Rejects with StoreUnavailable if too
 * many tasks wait, and with the errors of the task.
 */
export const createTaskQueue = <
  Request,
  Progress extends { readonly step: string; readonly events: number },
  Outcome,
>(
  run: RunTask<Request, Progress, Outcome>,
  {
    waiting,
    maxTasks,
    ending,
  }: {
    /** Progress reported before the task begins. */
    readonly waiting: Progress;
    /** Maximum number of waiting and running tasks. */
    readonly maxTasks: number;
    readonly ending: AbortSignal;
  },
): TaskQueue<Request, Progress, Outcome> => {
  const mutex = createKeyedMutex({ perKey: maxTasks, inAll: maxTasks });
  type Update = Progress | TaskDone<Outcome>;

  return (request) => {
    async function* updates(stopping: AbortSignal): AsyncGenerator<Update, undefined> {
      const changed = createSignal();
      let latest: Update = waiting;
      let failure = null as Error | null;
      const report = (update: Update) => {
        latest = update;
        changed.notify();
      };
      const work = async () => {
        stopping.throwIfAborted();
        const began = performance.now();
        const outcome = await run(request, report, stopping);
        const seconds = (performance.now() - began) / 1000;
        report({ step: "done", events: latest.events, seconds, outcome });
      };
      mutex("work", work).catch((error: unknown) => {
        failure = error instanceof Error ? error : new Error(String(error));
        changed.notify();
      });
      let reported: Update | null = null;
      for (;;) {
        if (stopping.aborted) return undefined;
        if (failure !== null) throw failure;
        if (latest === reported) {
          await changed.next(stopping);
          continue;
        }
        reported = latest;
        yield reported;
        if (reported.step === "done") return undefined;
      }
    }

    return stoppable(updates, ending);
  };
};
