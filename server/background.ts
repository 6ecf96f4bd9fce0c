import type { Log } from "./log.ts";

/** Work that nobody waits for. */
export interface Background {
  /**
   * Begins the work later than the answer that is under way, and resolves at once. What fails is
   * logged.
   */
  run(work: () => Promise<void>): Promise<void>;
  /** Waits for everything that was begun. */
  finish(): Promise<void>;
}

export const createBackground = (log: Log): Background => {
  const underWay = new Set<Promise<void>>();
  return {
    async run(work) {
      const done = new Promise<void>((resolve) => {
        setImmediate(() => {
          work()
            .catch((error: unknown) => log.error({ err: error }, "Work after an answer failed"))
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
