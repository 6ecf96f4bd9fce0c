import { use, useSyncExternalStore } from "react";
import { MomentContext } from "./moment.ts";

const tickMs = 15_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
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

/** The time, exact to a quarter of a minute; one clock for all tickets. On a board of the past, its moment. */
export function useNow(): number {
  const moment = use(MomentContext);
  const present = useSyncExternalStore(subscribe, () => now);
  return moment ?? present;
}
