import { pause } from "#event-store/pause.ts";

/** The wait between two batches, in which events gather to be folded together. */
export interface Linger {
  /** Told of a batch that was folded: its events, and the milliseconds it took. Resolves when the next may begin. */
  after(events: number, tookMs: number): Promise<void>;
  /** Somebody waits for events that are not folded yet. */
  hurry(): void;
}

/** So long events gather while nobody waits for them. */
const unhurriedMs = 5;

/** A batch of so many events comes of many people at once: what they write next is gathered although they wait. */
const manyEvents = 8;

/** They wait so many times what the batch took, and so long at most. */
const restShare = 4;
const longestRestMs = 10;

/** Batches as large as this gain nothing by being larger. */
const largeBatch = 100;

/**
 * A batch costs much whatever is in it, and a document that several of its events touch is written once. So the steps of an
 * order, which nobody waits for one by one, are folded together, and so are the orders of many who order at once.
 * `isAwaited` tells whether somebody waits for more than is folded; the signal ends every wait.
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
        await pause(Math.min(longestRestMs, tookMs * restShare), stopping);
      }
      if (!isAwaited() && !stopping.aborted) await unlessHurried();
    },
    hurry() {
      goOn?.();
    },
  };
};
