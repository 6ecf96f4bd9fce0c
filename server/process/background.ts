import type { Log } from "../log/log.ts";

/** Background work that no request waits for. */
export interface Background {
  /**
   * Starts the work in a later turn than the current answer and resolves immediately. Errors are
   * logged.
   */
  run(work: () => Promise<void>): Promise<void>;
  /** Resolves when all started work has ended. */
  finish(): Promise<void>;
}

export const createBackground = (log: Log): Background => {
  const underWay = new Set<Promise<void>>();
  return {
    async run(work) {
      const done = new Promise<void>((resolve) => {
        setImmediate(() => {
          work()
            .catch((error: unknown) =>
              log.error({ err: error }, "Background work after a response failed"),
            )
            .finally(resolve);
        });
      });
      underWay.add(done);
      void done.then(() => underWay.delete(done));
    },
    async finish() {
      await Promise.all(underWay);
    },
  };
};
