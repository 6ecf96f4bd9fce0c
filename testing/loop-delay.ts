import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";

/**
 * How long some work blocked the event loop, in milliseconds of CPU time. Time that other processes
 * of a busy machine used is subtracted by their share.
 */
export interface LoopDelay {
  readonly longestMs: number;
  /** The longest delay without the top five percent, which other processes may have caused. */
  readonly usualLongestMs: number;
}

const resolutionMs = 2;

/** Measures the delays of this process's event loop during some work. */
export const loopDelayOf = async (work: () => Promise<unknown>): Promise<LoopDelay> => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  // The histogram measures between two samples, so one must precede the work and one must follow
  // it.
  await after(5 * resolutionMs);
  const begun = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const share = Math.min(1, (user + system) / 1000 / (performance.now() - begun));
  await after(5 * resolutionMs);
  delays.disable();
  return {
    longestMs: (delays.max / 1e6) * share,
    usualLongestMs: (delays.percentile(95) / 1e6) * share,
  };
};
