import { performance } from "node:perf_hooks";

/** Throughput and latencies in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

const warmUpMs = 2000;

/**
 * Lets a number of callers repeat the work, each starting again when its last call is answered, for
 * `seconds` after a warm-up. Counts calls that end within these seconds, so that slow work is not
 * undercounted. An exception in the work ends the benchmark: only correct responses count.
 */
export const load = async (
  callers: number,
  seconds: number,
  work: (caller: number, round: number) => Promise<void>,
): Promise<Load> => {
  const latencies: number[] = [];
  const begin = performance.now() + warmUpMs;
  const end = begin + seconds * 1000;
  const call = async (caller: number): Promise<void> => {
    for (let round = 0; performance.now() < end; round += 1) {
      const started = performance.now();
      await work(caller, round);
      const ended = performance.now();
      if (ended >= begin && ended <= end) latencies.push(ended - started);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return { perSecond: latencies.length / seconds, count: latencies.length, ...shares(latencies) };
};

/** Median and 99th percentile of latencies. */
export const shares = (latencies: number[]): Pick<Load, "p50" | "p99"> => {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};
