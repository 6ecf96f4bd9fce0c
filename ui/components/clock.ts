import { createStore, useStore } from "../storage/store.ts";

const tickMs = 15_000;
let now = Date.now();

const clock = createStore(
  () => now,
  now,
  (changed) => {
    // Until now the interval was off, and the time out of date.
    now = Date.now();
    const timer = setInterval(() => {
      now = Date.now();
      changed();
    }, tickMs);
    return () => clearInterval(timer);
  },
);

/** The current time, accurate to 15 seconds. The whole page shares one clock. */
export function useClock(): number {
  return useStore(clock);
}
