import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";

/** How long the event loop was held up while some work was done, in milliseconds. */
export interface LoopDelay {
  readonly longestMs: number;
  /** Of every twenty delays the longest is left out, which another process on the machine may have made. */
  readonly usualLongestMs: number;
}

const resolutionMs = 2;

/** Measures the delays of this process's event loop from before some work until after it. */
export const loopDelayOf = async (work: () => Promise<unknown>): Promise<LoopDelay> => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  // Only what lies between two samples is measured: one has to be there before, and one has to come after.
  await after(5 * resolutionMs);
  await work();
  await after(5 * resolutionMs);
  delays.disable();
  return { longestMs: delays.max / 1e6, usualLongestMs: delays.percentile(95) / 1e6 };
};
