import { Worker } from "node:worker_threads";

/** The file to check. */
export interface FileCheck {
  readonly path: string;
  /** Whether the file is an event log. Its checksums are checked too. */
  readonly holdsEvents: boolean;
}

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
  /** Cancels the check. */
  stop(): void;
}

/**
 * Checks structure and checksums of an SQLite file once, in a worker thread. The file may be in
 * use.
 */
export const checkFile = (check: FileCheck): RunningFileCheck => {
  const thread = new Worker(new URL("./file-check-thread.ts", import.meta.url), {
    workerData: check,
  });
  // The check does not delay the end of the process.
  thread.unref();
  let isLoaded = false;
  let isStopped = false;
  const end = () => void thread.terminate();
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
    thread.once("exit", () => resolve(null));
  });
  return {
    finding,
    stop() {
      isStopped = true;
      // Terminating the thread while it loads the driver would end the whole process.
      if (isLoaded) end();
    },
  };
};
