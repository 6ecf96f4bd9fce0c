import { Unavailable } from "#domain/ports.ts";

/**
 * Runs work one at a time, in order. Rejects with Unavailable at once if `maxWaiting` calls are
 * waiting.
 */
export const createSerialQueue = (maxWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting > maxWaiting) throw new Unavailable("Too many files are waiting to be checked");
    waiting += 1;
    const before = last;
    const result = (async () => {
      try {
        await before;
        return await work();
      } finally {
        waiting -= 1;
      }
    })();
    last = result.catch(() => undefined);
    return result;
  };
};
