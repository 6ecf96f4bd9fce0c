import type { FastifyInstance, FastifyRequest } from "fastify";
import { performance } from "node:perf_hooks";

/**
 * Bounds how much of the event loop the costly requests of one network address may take. The time
 * during which the loop was busy is divided among the requests in flight, so that a request is not
 * charged for waiting or for other requests.
 */
export interface RequestBudget {
  /** Seconds that an address has to wait; 0 where it may ask. */
  secondsToWait(address: string): number;
  /** Charges an address for work of some milliseconds. */
  charge(address: string, ms: number): void;
  /** Measures every request of an application from now on. */
  measure(app: FastifyInstance): void;
}

/** A request that takes less is free: what an interface usually asks takes 0.2 to 3 ms. */
const freeMs = 5;
/** How long the bucket of an address takes to empty, in seconds: short bursts are fine. */
const burstSeconds = 10;
/** Addresses that are remembered; a full table forgets those with the least to pay. */
const mostAddresses = 10_000;

interface Bucket {
  ms: number;
  at: number;
}

export const createRequestBudget = (
  msPerSecond: number,
  now: () => number = () => performance.now(),
  busyMs: () => number = () => performance.eventLoopUtilization().active,
): RequestBudget => {
  const mostMs = msPerSecond * burstSeconds;
  const buckets = new Map<string, Bucket>();
  const begun = new WeakMap<FastifyRequest, number>();
  let underWay = 0;
  /** Busy milliseconds of each request that has been under way all the time. */
  let share = 0;
  let seenBusyMs = busyMs();

  const advance = (): number => {
    const busy = busyMs();
    if (underWay > 0) share += (busy - seenBusyMs) / underWay;
    seenBusyMs = busy;
    return share;
  };

  const left = (bucket: Bucket): number =>
    Math.max(0, bucket.ms - ((now() - bucket.at) / 1000) * msPerSecond);

  const forgetIdle = (): void => {
    for (const [address, bucket] of buckets) {
      if (left(bucket) === 0) buckets.delete(address);
    }
    for (const address of buckets.keys()) {
      if (buckets.size <= mostAddresses) return;
      buckets.delete(address);
    }
  };

  const budget: RequestBudget = {
    secondsToWait(address) {
      const bucket = buckets.get(address);
      if (!bucket) return 0;
      const over = left(bucket) - mostMs;
      return over <= 0 ? 0 : Math.ceil(over / msPerSecond);
    },
    charge(address, ms) {
      if (ms <= freeMs) return;
      const bucket = buckets.get(address);
      const before = bucket ? left(bucket) : 0;
      // A single request may overdraw the bucket by as much as it holds.
      const after = Math.min(before + ms - freeMs, 2 * mostMs);
      buckets.set(address, { ms: after, at: now() });
      if (buckets.size > mostAddresses * 1.1) forgetIdle();
    },
    measure(app) {
      app.addHook("onRequest", async (request) => {
        begun.set(request, advance());
        underWay += 1;
      });
      const end = (request: FastifyRequest): void => {
        const from = begun.get(request);
        if (from === undefined) return;
        begun.delete(request);
        const cost = advance() - from;
        underWay -= 1;
        budget.charge(request.ip, cost);
      };
      app.addHook("onSend", async (request, _reply, payload) => {
        end(request);
        return payload;
      });
      app.addHook("onResponse", async (request) => end(request));
      app.addHook("onRequestAbort", async (request) => end(request));
    },
  };
  return budget;
};
