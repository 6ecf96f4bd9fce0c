import { Worker } from "node:worker_threads";

export type FromFileCheck =
  | "loaded"
  | {
      /** The damage found; null if there is none. */
      readonly finding: string | null;
      /** Why the check could not run. */
      readonly failure?: string;
    };

/** A check in progress. */
export interface RunningFileCheck {
  /**
   * The damage found; null if there is none or the check was stopped. Rejects if the check failed.
   */
  readonly finding: Promise<string | null>;
  /** Cancels the check. Resolves when the file is closed. */
  stop(): Promise<void>;
}

/**
 * Checks an SQLite file once in a worker thread: its structure, its indexes, and the rows of all
 * tables that store checksums. The file may be in use.
 */
export const checkFile = (path: string): RunningFileCheck => {
  const thread = new Worker(new URL("./file-check-thread.ts", import.meta.url), {
    workerData: path,
  });
  // The check does not delay the end of the process.
  thread.unref();
  let isLoaded = false;
  let isStopped = false;
  const end = () => void thread.terminate();
  const ended = new Promise<void>((resolve) => {
    thread.once("exit", () => resolve());
  });
  const finding = new Promise<string | null>((resolve, reject) => {
    thread.on("message", (message: FromFileCheck) => {
      if (message === "loaded") {
        isLoaded = true;
        if (isStopped) end();
        return;
      }
      if (message.failure === undefined || isStopped) resolve(message.finding);
      else reject(new Error(message.failure));
    });
    thread.once("error", reject);
    void ended.then(() => resolve(null));
  });
  return {
    finding,
    stop() {
      isStopped = true;
      thread.ref();
      // Terminating the thread while it loads the driver would end the whole process.
      if (isLoaded) end();
      return ended;
    },
  };
};
