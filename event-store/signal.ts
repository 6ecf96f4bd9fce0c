/** Wakes everybody who waits; whoever asks before looking cannot miss a change. */
export interface Signal {
  readonly notify: () => void;
  /** Resolves at the next `notify`, or when the given signal aborts. */
  readonly next: (abort: AbortSignal) => Promise<void>;
}

export const createSignal = (): Signal => {
  const waiting = new Set<() => void>();
  return {
    notify() {
      for (const wake of waiting) wake();
    },
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
