import type { Worker } from "node:worker_threads";

/** Owns one worker thread. Starts it on first use, and starts another one after it has ended. */
export interface ThreadSupervisor {
  /** The running thread. */
  thread(): Worker;
  /** Ends a thread that does not answer. The next use starts another one. */
  restart(reason: string): void;
  /** Records that the thread has completed work. */
  noteSuccess(): void;
  /** Stops the supervision, and resolves when the thread has ended. */
  close(end: (thread: Worker) => void): Promise<void>;
}

interface Supervised {
  readonly name: string;
  hasFailed(): boolean;
}

const supervised = new Set<Supervised>();

/**
 * Names of this process's threads that ended unexpectedly and have completed no work since. For GET
 * /healthz.
 */
export const failedThreads = (): readonly string[] => [
  ...new Set([...supervised].filter((each) => each.hasFailed()).map(({ name }) => name)),
];

export const superviseThread = ({
  name,
  start,
  onEnd = () => undefined,
}: {
  /** Describes the thread's work, for messages. */
  readonly name: string;
  readonly start: () => Worker;
  /** Called with the reason when the thread ends without a call of `close`. */
  readonly onEnd?: (reason: string) => void;
}): ThreadSupervisor => {
  let running: Worker | null = null;
  let closed = false;
  let failed = false;
  const entry: Supervised = { name, hasFailed: () => failed };
  supervised.add(entry);

  const launch = (): Worker => {
    if (closed) throw new Error(`The thread of ${name} is closed`);
    const thread = start();
    let reason = "it ended without an error";
    thread.on("error", (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    thread.once("exit", () => {
      if (running === thread) running = null;
      if (closed) return;
      failed = true;
      onEnd(reason);
    });
    return thread;
  };

  return {
    thread: () => (running ??= launch()),
    restart(reason) {
      const stuck = running;
      running = null;
      if (!stuck) return;
      stuck.removeAllListeners("error");
      stuck.on("error", () => undefined);
      void stuck.terminate();
      failed = true;
      onEnd(reason);
    },
    noteSuccess() {
      failed = false;
    },
    async close(end) {
      closed = true;
      supervised.delete(entry);
      const thread = running;
      if (!thread) return;
      const exited = new Promise((resolve) => thread.once("exit", resolve));
      end(thread);
      await exited;
    },
  };
};
