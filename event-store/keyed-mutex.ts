import { StoreUnavailable } from "#domain/ports.ts";

/**
 * Runs the work given for one key one after the other, and the work for different keys side by side. Rejects with
 * StoreUnavailable, and does nothing, where too much is waiting already.
 */
export type KeyedMutex = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export interface KeyedMutexLimits {
  /** Work for one key, the one under way included. */
  readonly perKey: number;
  /** Work for all keys together. */
  readonly inAll: number;
}

/** Twice the thousand callers that want one product's last pieces at once, and what all of them bring about. */
const usualLimits: KeyedMutexLimits = { perKey: 2000, inAll: 20_000 };

export const createKeyedMutex = ({ perKey, inAll } = usualLimits): KeyedMutex => {
  const waits = new Map<string, { last: Promise<unknown>; waiting: number }>();
  let waitingInAll = 0;
  return (key, work) => {
    const before = waits.get(key);
    if (waitingInAll >= inAll || (before?.waiting ?? 0) >= perKey) {
      return Promise.reject(new StoreUnavailable(`Too much waits for ${key}; ask again later`));
    }
    const run = before ? before.last.then(work, work) : work();
    const wait = before ?? { last: run, waiting: 0 };
    waits.set(key, wait);
    wait.last = run;
    wait.waiting += 1;
    waitingInAll += 1;
    const leave = () => {
      wait.waiting -= 1;
      waitingInAll -= 1;
      if (wait.waiting === 0) waits.delete(key);
    };
    run.then(leave, leave);
    return run;
  };
};
