import { Worker } from "node:worker_threads";

/** Outcome of the check of one file. */
export interface FileCheck {
  readonly path: string;
  /** The damage found; null if there is none. */
  readonly finding: string | null;
  /** Why the file could not be checked. */
  readonly failure?: string;
}

export type FromFileCheck = "loaded" | FileCheck;

/** A check in progress. */
export interface RunningFileCheck {
  /** Resolves when all files are checked or the check was stopped. Rejects if its thread failed. */
  readonly ended: Promise<void>;
  /** Lets the process end before the check. */
  unref(): void;
  /** Cancels the check. Resolves when the files are closed. */
  stop(): Promise<void>;
}

/**
 * Checks SQLite files one after the other in a worker thread: their structure, their indexes, and
 * the rows of all tables that store checksums. The files may be in use. `onChecked` is called for
 * each file.
 */
export const checkFiles = (
  paths: readonly string[],
  onChecked: (check: FileCheck) => void,
): RunningFileCheck => {
  const thread = new Worker(new URL("./file-check-thread.ts", import.meta.url), {
    workerData: paths,
  });
  let isLoaded = false;
  let isStopped = false;
  const end = () => void thread.terminate();
  const exited = new Promise<void>((resolve) => {
    thread.once("exit", () => resolve());
  });
  const ended = new Promise<void>((resolve, reject) => {
    thread.on("message", (message: FromFileCheck) => {
      if (message === "loaded") {
        isLoaded = true;
        if (isStopped) end();
      } else if (!isStopped) {
        onChecked(message);
      }
    });
    thread.once("error", reject);
    void exited.then(resolve);
  });
  return {
    ended,
    unref: () => thread.unref(),
    stop() {
      isStopped = true;
      thread.ref();
      // Terminating the thread while it loads the driver would end the whole process.
      if (isLoaded) end();
      return exited;
    },
  };
};

/** Checks one file. Returns the damage found, or null. Rejects if the file can't be checked. */
export const damageOf = async (path: string): Promise<string | null> => {
  const checks: FileCheck[] = [];
  await checkFiles([path], (check) => checks.push(check)).ended;
  const failure = checks[0]?.failure;
  if (failure !== undefined) throw new Error(failure);
  return checks[0]?.finding ?? null;
};
