import { existsSync } from "node:fs";
import { checkFiles, type RunningFileCheck } from "#event-store/embedded/file-check.ts";
import type { Log } from "../log/log.ts";

/** A file of DATA_DIR, and the receiver of its damage, for example "is damaged (…)". */
export interface CheckedFile {
  readonly path: string;
  readonly onDamage: (finding: string) => void;
}

/** Checks files in the background, one after the other. */
export interface FileChecks {
  start(): void;
  /** Cancels the checks. Resolves when the files are closed. */
  stop(): Promise<void>;
}

export const createFileChecks = (files: readonly CheckedFile[], log: Log): FileChecks => {
  let running: RunningFileCheck | null = null;
  const warn = (error: unknown, path?: string) =>
    log.warn(
      { err: error, ...(path !== undefined && { path }) },
      "Could not check the files of DATA_DIR",
    );

  return {
    start() {
      const paths = files.map(({ path }) => path).filter((path) => existsSync(path));
      if (paths.length === 0) return;
      running = checkFiles(paths, ({ path, finding, failure }) => {
        if (failure !== undefined) warn(new Error(failure), path);
        if (finding !== null) files.find((file) => file.path === path)?.onDamage(finding);
      });
      running.unref();
      running.ended.catch(warn);
    },
    stop: async () => running?.stop(),
  };
};
