import { setTimeout as after } from "node:timers/promises";
import type { LaunchedProcess } from "../testing/launched-process.ts";

/** A server in a process of its own that is measured. */
export interface ServerUnderLoad {
  readonly url: string;
  /** From the start of the process to its first answer, in milliseconds. */
  readonly startMs: number;
  /** Resident memory of the server in MiB; null where the system does not tell. */
  rssMiB(): number | null;
  /** The longest the server's event loop was held since this was last asked, in milliseconds. */
  loopDelayMs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Gives the server one core where the system lets us say so, and leaves the other to the callers.
 */
export const onOwnCore = process.platform === "linux" ? ["taskset", "-c", "0"] : [];

/** Lets a server tell how long its event loop was held. */
export const watchingLoop = {
  NODE_OPTIONS: `--import=${new URL("./watch-loop.mjs", import.meta.url).href}`,
} as const;

/**
 * The longest that a server which was started with `watchingLoop` held its event loop since this
 * was last asked, in milliseconds.
 */
export const loopDelayMs = async ({ pid, problems }: LaunchedProcess): Promise<number> => {
  const before = problems().length;
  if (pid !== undefined) process.kill(pid, "SIGIO");
  for (;;) {
    const found = /loop ([\d.]+) ms/.exec(problems().slice(before));
    if (found) return Number(found[1]);
    await after(10);
  }
};
