import { createStore, onEvents, useStore } from "../storage/store.ts";

/** Polling intervals while the shop doesn't respond; the last one repeats. */
const askMs = [0, 1_000, 2_000, 4_000, 8_000] as const;
const answerMs = 5_000;

let backAt: number | undefined;
/** The browser reports a connection, but the shop is unreachable. */
let unreachable = false;
let asking = false;
let askNow = () => {};

const reachability = createStore(
  () => navigator.onLine && !unreachable,
  true,
  (changed) => onEvents(window, ["online", "offline"], changed),
);
const returns = createStore(() => backAt, undefined);

function isBack() {
  backAt = Date.now();
  returns.changed();
}

if (typeof window !== "undefined") {
  addEventListener("online", () => {
    askNow();
    isBack();
  });
}

/** Milliseconds since the connection came back; Infinity if it was never lost. */
export const sinceBackMs = (): number => (backAt === undefined ? Infinity : Date.now() - backAt);

/** Calls back each time the connection returns. Returns a function that unsubscribes. */
export const onBack = returns.subscribe;

/**
 * Reports a request without a response. The shop is polled until it responds: a browser reports a
 * connection even if that connection leads nowhere.
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

/** Any response shows that the shop, or a proxy in front of it, is reachable. */
function answers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(answerMs) }).then(
    () => true,
    () => false,
  );
}

function setUnreachable(isUnreachable: boolean) {
  if (unreachable === isUnreachable) return;
  unreachable = isUnreachable;
  reachability.changed();
  if (!isUnreachable) isBack();
}

/** Whether the shop is reachable, judged by the browser and the page's requests. */
export function useOnline(): boolean {
  return useStore(reachability);
}
