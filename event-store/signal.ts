import { pause } from "./pause.ts";

/** Notifies all waiters. Call `next()` before checking the condition to avoid a lost wake-up. */
export interface Signal {
  readonly notify: () => void;
  /** Number of notifications so far. */
  readonly times: () => number;
  /** Resolves at the next `notify`, or when the given signal aborts. */
  readonly next: (abort: AbortSignal) => Promise<void>;
}

export const createSignal = (): Signal => {
  const waiting = new Set<() => void>();
  let times = 0;
  return {
    notify() {
      times += 1;
      for (const wake of waiting) wake();
    },
    times: () => times,
    next: (abort) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          abort.removeEventListener("abort", wake);
          resolve();
        };
        if (abort.aborted) {
          resolve();
          return;
        }
        waiting.add(wake);
        abort.addEventListener("abort", wake);
      }),
  };
};

/**
 * Resolves after a time, when the given signal aborts, or at the first notification since
 * `times()` was `seen`. Read `times()` before the condition to avoid a lost wake-up.
 */
export const pauseUntilNotified = async (
  signal: Pick<Signal, "times" | "next">,
  seen: number,
  milliseconds: number,
  abort: AbortSignal,
): Promise<void> => {
  if (signal.times() !== seen) return;
  const waking = new AbortController();
  const woken = signal.next(AbortSignal.any([abort, waking.signal])).then(() => waking.abort());
  await pause(milliseconds, waking.signal);
  waking.abort();
  await woken;
};
