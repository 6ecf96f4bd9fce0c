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
