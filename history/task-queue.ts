import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { createSignal } from "#event-store/signal.ts";
import { stoppable } from "#projections/stoppable.ts";

/** Result of a long task, and its duration. */
export interface TaskDone<Outcome> {
  readonly step: "done";
  /** Number of events read. */
  readonly events: number;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** Runs a task that reads much of the log, outside the serving threads. */
export type RunTask<Asked, Progress, Outcome> = (
  asked: Asked,
  onProgress: (progress: Progress) => void,
  stopping: AbortSignal,
) => Promise<Outcome>;

/** Runs a task for a waiting caller. If the caller leaves, the task is cancelled. */
export type TaskQueue<Asked, Progress, Outcome> = (
  asked: Asked,
) => AsyncIterableIterator<Progress | TaskDone<Outcome>>;

/**
 * Runs tasks one at a time, because each needs a processor. Rejects with StoreUnavailable if too
 * many tasks wait, and with the errors of the task.
 */
export const createTaskQueue = <
  Asked,
  Progress extends { readonly step: string; readonly events: number },
  Outcome,
>(
  run: RunTask<Asked, Progress, Outcome>,
  {
    waiting,
    most,
    ending,
  }: {
    /** Progress reported before the task begins. */
    readonly waiting: Progress;
    /** Maximum number of waiting and running tasks. */
    readonly most: number;
    readonly ending: AbortSignal;
  },
): TaskQueue<Asked, Progress, Outcome> => {
  const mutex = createKeyedMutex({ perKey: most, inAll: most });
  type Update = Progress | TaskDone<Outcome>;

  return (asked) => {
    async function* updates(stopping: AbortSignal): AsyncGenerator<Update, undefined> {
      const changed = createSignal();
      let latest: Update = waiting;
      let failure = null as Error | null;
      const tell = (update: Update) => {
        latest = update;
        changed.notify();
      };
      const work = async () => {
        stopping.throwIfAborted();
        const began = performance.now();
        const outcome = await run(asked, tell, stopping);
        const seconds = (performance.now() - began) / 1000;
        tell({ step: "done", events: latest.events, seconds, outcome });
      };
      mutex("work", work).catch((error: unknown) => {
        failure = error instanceof Error ? error : new Error(String(error));
        changed.notify();
      });
      let told: Update | null = null;
      for (;;) {
        if (stopping.aborted) return undefined;
        if (failure !== null) throw failure;
        if (latest === told) {
          await changed.next(stopping);
          continue;
        }
        told = latest;
        yield told;
        if (told.step === "done") return undefined;
      }
    }

    return stoppable(updates, ending);
  };
};
