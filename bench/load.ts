import { performance } from "node:perf_hooks";

/** What a number of callers got done; latencies in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

const warmUpMs = 2000;

/**
 * Lets `callers` do the work over and over, each its next when its last has been answered, for
 * `seconds` after a warm-up that is not counted. Counted is what ends in these seconds, so that
 * work of seconds is not counted less than work of milliseconds. An exception from the work ends
 * the benchmark: only right answers count.
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

/** Half and the worst hundredth of some latencies. */
export const shares = (latencies: number[]): Pick<Load, "p50" | "p99"> => {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};
