/** An operation did not finish within its timeout. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * Settles as the promise does, or rejects with TooLate after the timeout. The client has no
 * timeouts of its own.
 */
export const within = <Value>(
  milliseconds: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TooLate(`${what} took longer than ${milliseconds} ms`));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
