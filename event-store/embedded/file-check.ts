import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** The file to check. */
export interface FileCheck {
  readonly path: string;
  /** Whether it is an event log, whose checksums are checked as well. */
  readonly holdsEvents: boolean;
}

export interface FileFinding {
  /** What is wrong with the file; null where nothing was found. */
  readonly finding: string | null;
  /** Why the check could not be made. */
  readonly failure?: string;
}

/** A check that is under way. */
export interface RunningFileCheck {
  /** Rejects where the check could not be made; null where it was stopped. */
  readonly finding: Promise<string | null>;
  stop(): Promise<void>;
}

/** Checks structure and checksums of an SQLite file in a thread, once. The file may be in use. */
export const checkFile = (check: FileCheck): RunningFileCheck => {
  const thread = new Worker(new URL("./file-check-thread.ts", import.meta.url), {
    workerData: check,
  });
  let stopped = false;
  const answered = once(thread, "message") as Promise<[FileFinding]>;
  const ended = once(thread, "exit");
  const finding = Promise.race([answered, ended.then((): [FileFinding] => [{ finding: null }])]);
  return {
    finding: finding.then(([{ finding: found, failure }]) => {
      if (failure !== undefined && !stopped) throw new Error(failure);
      return found;
    }),
    async stop() {
      stopped = true;
      await thread.terminate();
    },
  };
};
