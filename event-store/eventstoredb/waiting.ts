/** What was waited for did not come in time. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/** Settles as the promise does, or fails when it has not by then. The client sets no timers of its own. */
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
