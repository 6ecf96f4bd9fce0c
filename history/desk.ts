import { createKeyedMutex } from "#event-store/keyed-mutex.ts";
import { createSignal } from "#event-store/signal.ts";
import { stoppable } from "#projections/stoppable.ts";

/** What came of long work, and how long it took. */
export interface Done<Outcome> {
  readonly step: "done";
  /** Events that were read. */
  readonly events: number;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** Work that reads much of the log, away from those whom the shop serves. */
export type RunBeside<Asked, Progress, Outcome> = (
  asked: Asked,
  onProgress: (progress: Progress) => void,
  stopping: AbortSignal,
) => Promise<Outcome>;

/** Does work while somebody waits for it: whoever leaves gives it up. */
export type Desk<Asked, Progress, Outcome> = (
  asked: Asked,
) => AsyncIterableIterator<Progress | Done<Outcome>>;

/**
 * One piece of work after another, however many ask: each takes a processor. Rejects with StoreUnavailable where more wait than may,
 * and with what the work does.
 */
export const createDesk = <
  Asked,
  Progress extends { readonly step: string; readonly events: number },
  Outcome,
>(
  run: RunBeside<Asked, Progress, Outcome>,
  {
    waiting,
    most,
    ending,
  }: {
    /** What is told before it begins. */
    readonly waiting: Progress;
    /** So many may ask at a time. */
    readonly most: number;
    readonly ending: AbortSignal;
  },
): Desk<Asked, Progress, Outcome> => {
  const mutex = createKeyedMutex({ perKey: most, inAll: most });
  type Update = Progress | Done<Outcome>;

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
