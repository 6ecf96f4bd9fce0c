import { url as debuggerUrl } from "node:inspector";
import { Worker } from "node:worker_threads";
import type { Log } from "../log/log.ts";

/** What the watching thread needs. The main thread counts its turns in `turns`. */
export interface WatchdogData {
  readonly turns: Int32Array<SharedArrayBuffer>;
  readonly turnMs: number;
  readonly maxStallMs: number;
  readonly logLevel: string;
}

/** How often the main thread counts a turn, and the watching thread looks for one. */
const turnsPerStall = 10;

/**
 * Kills the process if its event loop doesn't turn for `maxStallMs`, so that its supervisor starts
 * it again: a process in an endless loop answers neither requests nor SIGTERM. A thread watches the
 * loop, and logs where the process was busy. Time during which the whole process was stopped or
 * suspended doesn't count. A debugger turns the watchdog off. Returns a function that ends it.
 */
export const watchLoop = (maxStallMs: number, log: Log): (() => void) => {
  if (maxStallMs === 0) return () => undefined;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const turnMs = maxStallMs / turnsPerStall;
  const workerData: WatchdogData = { turns, turnMs, maxStallMs, logLevel: log.level };
  const thread = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    workerData,
    // Flags of the process are not for this thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1 },
  });
  thread.unref();
  thread.once("error", (error) =>
    log.error({ err: error }, "The watchdog failed. A stalled process is not restarted any more"),
  );
  const timer = setInterval(() => {
    // A negative count says that the process waits for a person at a breakpoint.
    Atomics.store(turns, 0, debuggerUrl() === undefined ? Math.abs(turns[0] ?? 0) + 1 : -1);
  }, turnMs).unref();
  return () => {
    clearInterval(timer);
    void thread.terminate();
  };
};
