import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";

/**
 * How long the event loop was held up while some work was done, in milliseconds of the processor:
 * time in which other processes of a busy machine had it is taken off, by the share they had of the
 * whole.
 */
export interface LoopDelay {
  readonly longestMs: number;
  /**
   * Of every twenty delays the longest is left out, which another process on the machine may have
   * made.
   */
  readonly usualLongestMs: number;
}

const resolutionMs = 2;

/** Measures the delays of this process's event loop from before some work until after it. */
export const loopDelayOf = async (work: () => Promise<unknown>): Promise<LoopDelay> => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  // Only what lies between two samples is measured: one has to be there before, and one has to come
  // after.
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
