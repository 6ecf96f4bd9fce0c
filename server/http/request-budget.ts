import type { FastifyInstance, FastifyRequest } from "fastify";
import { performance } from "node:perf_hooks";
import { addressKeyOf } from "#domain/address-key.ts";

/**
 * Limits how much of the event loop costly requests of one network address may use. The time during
 * which the loop was busy is divided among the requests in flight, so a request isn't charged for
 * waiting or for other requests.
 */
export interface RequestBudget {
  /** Seconds that an address must wait; 0 if it may send a request. */
  secondsToWait(address: string): number;
  /** Charges an address for `ms` milliseconds of work. */
  charge(address: string, ms: number): void;
  /** Measures every request of an application from now on. */
  measure(app: FastifyInstance): void;
}

/** Cheaper requests are free: usual requests of the interface take 0.2 to 3 ms. */
const freeMs = 5;
/** Seconds until the full bucket of an address is empty, which allows short bursts. */
const burstSeconds = 10;
/** Maximum addresses in the table. A full table drops those with the smallest debt. */
const maxAddresses = 10_000;

interface Bucket {
  ms: number;
  at: number;
}

export const createRequestBudget = (
  msPerSecond: number,
  now: () => number = () => performance.now(),
  busyMs: () => number = () => performance.eventLoopUtilization().active,
): RequestBudget => {
  const maxMs = msPerSecond * burstSeconds;
  const buckets = new Map<string, Bucket>();
  const begun = new WeakMap<FastifyRequest, number>();
  let inFlight = 0;
  /** Busy milliseconds charged to a request that was in flight since the start. */
  let share = 0;
  let seenBusyMs = busyMs();

  const advance = (): number => {
    const busy = busyMs();
    if (inFlight > 0) share += (busy - seenBusyMs) / inFlight;
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
      if (buckets.size <= maxAddresses) return;
      buckets.delete(address);
    }
  };

  const budget: RequestBudget = {
    secondsToWait(address) {
      const bucket = buckets.get(address);
      if (!bucket) return 0;
      const over = left(bucket) - maxMs;
      return over <= 0 ? 0 : Math.ceil(over / msPerSecond);
    },
    charge(address, ms) {
      if (ms <= freeMs) return;
      const bucket = buckets.get(address);
      const before = bucket ? left(bucket) : 0;
      // One request may overdraw the bucket by its whole size.
      const after = Math.min(before + ms - freeMs, 2 * maxMs);
      buckets.set(address, { ms: after, at: now() });
      if (buckets.size > maxAddresses * 1.1) forgetIdle();
    },
    measure(app) {
      app.addHook("onRequest", async (request) => {
        begun.set(request, advance());
        inFlight += 1;
      });
      const end = (request: FastifyRequest): void => {
        const from = begun.get(request);
        if (from === undefined) return;
        begun.delete(request);
        const cost = advance() - from;
        inFlight -= 1;
        budget.charge(addressKeyOf(request.ip), cost);
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
