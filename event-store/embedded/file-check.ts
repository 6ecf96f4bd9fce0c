import { Worker } from "node:worker_threads";

/** The file to check. */
export interface FileCheck {
  readonly path: string;
  /** Whether it is an event log, whose checksums are checked as well. */
  readonly holdsEvents: boolean;
}

export type FromFileCheck =
  | "loaded"
  | {
      /** What is wrong with the file; null where nothing was found. */
      readonly finding: string | null;
      /** Why the check could not be made. */
      readonly failure?: string;
    };

/** A check that is under way. */
export interface RunningFileCheck {
  /** What is wrong with the file; null where nothing was found or the check was stopped. Rejects where it failed. */
  readonly finding: Promise<string | null>;
  /** Gives the check up. */
  stop(): void;
}

/** Checks structure and checksums of an SQLite file in a thread, once. The file may be in use. */
export const checkFile = (check: FileCheck): RunningFileCheck => {
  const thread = new Worker(new URL("./file-check-thread.ts", import.meta.url), {
    workerData: check,
  });
  // A closing shop does not wait for it.
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
      // Ending a thread while it loads the driver would end the whole process.
      if (isLoaded) end();
    },
  };
};
