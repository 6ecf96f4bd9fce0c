import { useSyncExternalStore } from "react";

const tickMs = 15_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  // Without listeners the interval is off and `now` is out of date.
  if (listeners.size === 0) now = Date.now();
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time, accurate to 15 seconds. The whole page shares one clock. */
export function useClock(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
