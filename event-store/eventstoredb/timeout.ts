/** An operation did not finish within its timeout. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/**
 * Settles as the promise does, or rejects with TimedOut after the timeout. The client has no
 * timeouts of its own.
 */
export const withTimeout = <Value>(
  milliseconds: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimedOut(`${what} took longer than ${milliseconds} ms`));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
