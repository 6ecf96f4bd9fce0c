import { setTimeout as after } from "node:timers/promises";
import type { LaunchedProcess } from "../testing/launched-process.ts";

/** A measured server in its own process. */
export interface ServerUnderLoad {
  readonly url: string;
  /** From the start of the process to its first response, in milliseconds. */
  readonly startMs: number;
  /** Resident memory in MiB; null if the system doesn't report it. */
  rssMiB(): number | null;
  /** The longest event loop delay since the last call, in milliseconds. */
  loopDelayMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Pins the server to one core if the system supports it, and leaves the other to the callers. */
export const onOwnCore = process.platform === "linux" ? ["taskset", "-c", "0"] : [];

/** Node options that let a server report its event loop delay. */
export const watchingLoop = {
  NODE_OPTIONS: `--import=${new URL("./watch-loop.mjs", import.meta.url).href}`,
} as const;

/**
 * The longest event loop delay of a server started with `watchingLoop` since the last call, in
 * milliseconds.
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
