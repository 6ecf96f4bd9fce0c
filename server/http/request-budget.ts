import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "./address-of-request.ts";
import { isHealthPath, metricsPath } from "../telemetry/monitoring-paths.ts";

/**
 * Limits how much of the event loop the requests of one network address may use, of every kind. The
 * time during which the loop was busy is divided among the requests in work, so a request isn't
 * charged for waiting or for other requests. A body that arrives slowly is not in work yet.
 */
export interface RequestBudget {
  /** Seconds that an address must wait; 0 if it may send a request. */
  secondsToWait(address: string): number;
  /** Charges an address for `ms` milliseconds of work. */
  charge(address: string, ms: number): void;
  /**
   * Charges a request in advance, so that many at once can't exceed the budget before the first
   * ends. Returns the seconds that its address must wait, and charges nothing then; otherwise 0.
   */
  prepay(request: FastifyRequest, ms: number): number;
  /** Waits for `turn` without counting the request as in work. */
  waitFor(request: FastifyRequest, turn: Promise<void>): Promise<void>;
  /**
   * Measures every request of an application from now on, except those of supervisors. Calls
   * `refuse` for a request beyond the budget.
   */
  enforce(app: FastifyInstance, refuse: RefuseRequest): void;
}

/** Answers a request whose address has to wait some seconds. */
export type RefuseRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  seconds: number,
) => FastifyReply;

/** Seconds until the full bucket of an address is empty, which allows short bursts. */
const burstSeconds = 6;
/**
 * Milliseconds for receiving a request, outside of its work. A core serves fourteen thousand
 * requests a second that need no work.
 */
const overheadMs = 0.07;
/**
 * A refusal comes after this time, unless many are waiting: a caller who sends the next request at
 * each answer would occupy the process by its refusals.
 */
const refusalDelayMs = 500;
const maxDelayedRefusals = 1000;
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
  const prepaid = new WeakMap<FastifyRequest, number>();
  let inWork = 0;
  let delayed = 0;
  /** Busy milliseconds charged to a request that was in work since the start. */
  let share = 0;
  let seenBusyMs = busyMs();

  const advance = (): number => {
    const busy = busyMs();
    if (inWork > 0) share += (busy - seenBusyMs) / inWork;
    seenBusyMs = busy;
    return share;
  };

  const left = (address: string): number => {
    const bucket = buckets.get(address);
    return bucket ? Math.max(0, bucket.ms - ((now() - bucket.at) / 1000) * msPerSecond) : 0;
  };

  const forgetIdle = (): void => {
    for (const address of buckets.keys()) {
      if (left(address) === 0) buckets.delete(address);
    }
    const more = buckets.size - maxAddresses;
    if (more <= 0) return;
    const byDebt = [...buckets.keys()]
      .map((address) => ({ address, ms: left(address) }))
      .toSorted((one, other) => one.ms - other.ms);
    for (const { address } of byDebt.slice(0, more)) buckets.delete(address);
  };

  const secondsFor = (ms: number): number => (ms <= 0 ? 0 : Math.ceil(ms / msPerSecond));

  const end = (request: FastifyRequest): void => {
    const from = begun.get(request);
    if (from === undefined) return;
    begun.delete(request);
    const cost = advance() - from + overheadMs;
    inWork -= 1;
    budget.charge(addressOf(request), Math.max(0, cost - (prepaid.get(request) ?? 0)));
  };

  const budget: RequestBudget = {
    secondsToWait: (address) => secondsFor(left(address) - maxMs),
    charge(address, ms) {
      // One request may overdraw the bucket by its whole size.
      const after = Math.min(left(address) + ms, 2 * maxMs);
      buckets.set(address, { ms: after, at: now() });
      if (buckets.size > maxAddresses * 1.1) forgetIdle();
    },
    prepay(request, ms) {
      const address = addressOf(request);
      const seconds = secondsFor(left(address) + ms - maxMs);
      if (seconds > 0) return seconds;
      prepaid.set(request, ms);
      budget.charge(address, ms);
      return 0;
    },
    async waitFor(request, turn) {
      const from = begun.get(request);
      if (from === undefined) return turn;
      const used = advance() - from;
      begun.delete(request);
      inWork -= 1;
      await turn;
      // A client that left meanwhile gets no answer, so nothing would end its work.
      if (request.raw.socket.destroyed) return;
      begun.set(request, advance() - used);
      inWork += 1;
    },
    enforce(app, refuse) {
      app.addHook("onRequest", async (request, reply) => {
        if (isHealthPath(request.url) || request.url === metricsPath) return undefined;
        const seconds = budget.secondsToWait(addressOf(request));
        if (seconds === 0) return undefined;
        if (delayed < maxDelayedRefusals) {
          delayed += 1;
          await pause(refusalDelayMs);
          delayed -= 1;
        }
        return refuse(request, reply, seconds);
      });
      app.addHook("preValidation", async (request) => {
        begun.set(request, advance());
        inWork += 1;
      });
      app.addHook("onSend", async (request, _reply, payload) => {
        // The answer is written in this turn of the loop. A client may read it slowly.
        setImmediate(end, request);
        return payload;
      });
      app.addHook("onResponse", async (request) => end(request));
      app.addHook("onRequestAbort", async (request) => end(request));
    },
  };
  return budget;
};
