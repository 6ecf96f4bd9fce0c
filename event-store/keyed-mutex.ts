import { StoreUnavailable } from "#domain/ports.ts";

/**
 * Runs work for one key sequentially, and work for different keys in parallel. Rejects with
 * StoreUnavailable, without running the work, if too much work is waiting.
 */
export type KeyedMutex = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export interface KeyedMutexLimits {
  /** Work for one key, including the work that is running. */
  readonly perKey: number;
  /** Work for all keys together. */
  readonly inAll: number;
}

/**
 * A thousand callers may want one product's last items at once. Each of them may cause a second
 * command.
 */
const usualLimits: KeyedMutexLimits = { perKey: 2000, inAll: 20_000 };

export const createKeyedMutex = ({ perKey, inAll } = usualLimits): KeyedMutex => {
  const waits = new Map<string, { last: Promise<unknown>; waiting: number }>();
  let waitingInAll = 0;
  return (key, work) => {
    const before = waits.get(key);
    if (waitingInAll >= inAll || (before?.waiting ?? 0) >= perKey) {
      return Promise.reject(
        new StoreUnavailable(`Too many commands are waiting for ${key}; try again later`),
      );
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
