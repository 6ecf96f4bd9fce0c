import { pause } from "#event-store/pause.ts";

/** The wait between two batches, in which events gather to be folded together. */
export interface Linger {
  /**
   * Call it with the number of events of a folded batch, and its duration. Resolves when the next
   * batch may begin.
   */
  after(events: number, tookMs: number): Promise<void>;
  /** Ends the wait, because a caller waits for unfolded events. */
  hurry(): void;
}

/** Wait while no caller needs the next batch. */
const unhurriedMs = 5;

/**
 * A batch of this size comes from many concurrent users. The next events are gathered even if
 * callers wait.
 */
const manyEvents = 8;

/** The wait after such a batch: this multiple of its duration, up to the maximum. */
const restShare = 4;
const maxRestMs = 10;

/** Batches of this size do not get more efficient with more events. */
const largeBatch = 100;

/**
 * Each batch has a fixed cost, and a document touched by several of its events is written once.
 * Therefore the steps of one order are folded together, and so are the orders of many concurrent
 * buyers. `isAwaited` returns whether a caller waits for unfolded events. The signal ends every
 * wait.
 */
export const createLinger = (isAwaited: () => boolean, stopping: AbortSignal): Linger => {
  let goOn: (() => void) | null = null;
  stopping.addEventListener("abort", () => goOn?.());

  const unlessHurried = (): Promise<void> =>
    new Promise((resolve) => {
      goOn = () => {
        clearTimeout(timer);
        goOn = null;
        resolve();
      };
      const timer = setTimeout(goOn, unhurriedMs);
    });

  return {
    async after(events, tookMs) {
      if (events >= largeBatch) return;
      if (events >= manyEvents) {
        await pause(Math.min(maxRestMs, tookMs * restShare), stopping);
      }
      if (!isAwaited() && !stopping.aborted) await unlessHurried();
    },
    hurry() {
      goOn?.();
    },
  };
};
