import { useSyncExternalStore } from "react";

/**
 * The shop is asked for an answer at these intervals, and at the last of them for as long as it
 * gives none.
 */
const askMs = [0, 1_000, 2_000, 4_000, 8_000] as const;
const answerMs = 5_000;

let backAt: number | undefined;
/** The browser says that it has a connection, and the shop cannot be reached all the same. */
let unreachable = false;
let asking = false;
let askNow = () => {};
const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();

function isBack() {
  backAt = Date.now();
  for (const listener of backListeners) listener();
}

if (typeof window !== "undefined") {
  addEventListener("online", () => {
    askNow();
    isBack();
  });
}

/** How long ago the connection came back, in milliseconds; Infinity where it was never away. */
export const sinceBackMs = (): number => (backAt === undefined ? Infinity : Date.now() - backAt);

/** Calls back each time the connection comes back. Returns a function that ends this. */
export function onBack(listener: () => void): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

/**
 * A request has got no answer. The shop is asked again until it gives one: a browser says that it
 * has a connection also where that leads nowhere.
 */
export function reportNoAnswer(): void {
  if (!asking) void askUntilAnswered();
}

async function askUntilAnswered(): Promise<void> {
  asking = true;
  for (let times = 0; ; times += 1) {
    await pause(askMs[Math.min(times, askMs.length - 1)] ?? 0);
    if (await answers()) break;
    setUnreachable(true);
  }
  asking = false;
  setUnreachable(false);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    askNow = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Any answer shows that the shop, or a proxy in front of it, can be reached. */
function answers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(answerMs) }).then(
    () => true,
    () => false,
  );
}

function setUnreachable(isUnreachable: boolean) {
  if (unreachable === isUnreachable) return;
  unreachable = isUnreachable;
  for (const listener of listeners) listener();
  if (!isUnreachable) isBack();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the shop can be reached, as far as the browser and the requests of the page show. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !unreachable,
    () => true,
  );
}
