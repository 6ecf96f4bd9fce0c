import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded with `--import`. Prints the longest event loop delay of the main thread since the last
 * SIGIO, because SIGUSR1 and SIGUSR2 may end the measured process. Plain JavaScript: every thread
 * loads it, and Node's TypeScript loader takes 10 MiB in each.
 */
if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 2 });
  delays.enable();
  process.on("SIGIO", () => {
    process.stderr.write(`loop ${(delays.max / 1e6).toFixed(1)} ms\n`);
    delays.reset();
  });
}
