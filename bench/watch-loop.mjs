import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded with `--import`, tells the longest delay of the main thread's event loop since it was last
 * asked, by SIGIO: what is measured may end itself by the signals that are the user's. Plain
 * JavaScript, because every thread loads it, and Node's reader of TypeScript takes 10 MiB of each.
 */
if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 2 });
  delays.enable();
  process.on("SIGIO", () => {
    process.stderr.write(`loop ${(delays.max / 1e6).toFixed(1)} ms\n`);
    delays.reset();
  });
}
