import { Unavailable } from "#domain/ports.ts";

/**
 * Runs work one after the other. Rejects with Unavailable at once where `mostWaiting` wait already.
 */
export const createTurns = (mostWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting > mostWaiting) throw new Unavailable("Too many files wait for their check");
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
