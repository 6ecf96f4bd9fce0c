import type { Position } from "#domain/ports.ts";
import type { EventConsumer } from "#event-store/event-store.ts";
import { createRecentEvents, type RecentEvents } from "#event-store/recent-events.ts";
import { createSignal, type Signal } from "#event-store/signal.ts";
import { createDeliveredRevisions } from "./delivered-revisions.ts";
import { deliverUntilHandled } from "./redelivery.ts";
import type { SubscriptionStatus, WatchedSubscription } from "./subscription.ts";

/** Begins a subscription with a call of its own. */
export type Subscribe = (
  after: Position | null,
  consumer: EventConsumer,
  onError: (error: Error) => void,
) => WatchedSubscription;

const batchSize = 500;

/** An event that this process knows of for longer than this should have been delivered. */
const punctualMs = 1000;

/** The end of the log, received by one call. */
interface LiveTail {
  readonly recent: RecentEvents;
  readonly received: Signal;
  readonly call: WatchedSubscription;
}

/**
 * Subscriptions that share one call at the end of the log. A subscription that is further behind
 * uses a call of its own until it has caught up. No consumer waits for another.
 */
export const createSharedSubscription = ({
  subscribe,
  knownHead,
  lagBytes,
  redeliveryDelayMs,
  now = () => performance.now(),
}: {
  readonly subscribe: Subscribe;
  readonly knownHead: () => Position | null;
  readonly lagBytes: (position: Position | null) => number;
  readonly redeliveryDelayMs: number;
  readonly now?: () => number;
}): {
  readonly subscribe: Subscribe;
  /** See EventStore. Known while the call at the end of the log is live. */
  stillEndsAt(stream: string, revision: number, since: number): boolean;
  /** States of the subscriptions that are not stopped. */
  status(): readonly SubscriptionStatus[];
  stop(): Promise<void>;
} => {
  const subscriptions = new Set<WatchedSubscription>();
  let openTail: LiveTail | null = null;
  const delivered = createDeliveredRevisions(now);
  /** An event that was not yet delivered at a time. */
  let awaited: { readonly position: Position; readonly since: number } | null = null;

  /** Whether the tail is live, and what it has not delivered became known only a moment ago. */
  const isPunctual = ({ recent, call }: LiveTail): boolean => {
    if (call.status().state !== "live") return false;
    const head = knownHead();
    const end = recent.end();
    if (head === null || (end !== null && end >= head)) {
      awaited = null;
      return true;
    }
    if (!awaited || (end !== null && end >= awaited.position)) {
      awaited = { position: head, since: now() };
    }
    return now() - awaited.since <= punctualMs;
  };

  const startTail = (): LiveTail => {
    const after = knownHead();
    const recent = createRecentEvents(after);
    const received = createSignal();
    delivered.begin();
    const call = subscribe(
      after,
      async (events) => {
        delivered.deliver(events);
        recent.add(events);
        received.notify();
      },
      () => undefined,
    );
    return { recent, received, call };
  };

  const start: Subscribe = (after, consumer, onError) => {
    const tail = (openTail ??= startTail());
    const stopping = new AbortController();
    const { signal } = stopping;
    let position = after;
    let lastError: Error | null = null;
    let ownCall: WatchedSubscription | null = null;

    const handle: EventConsumer = async (events) => {
      await consumer(events);
      position = events.at(-1)?.position ?? position;
    };

    /** Follows the log with a call of its own until the tail has all later events. */
    const catchUp = async (): Promise<void> => {
      const caughtUp = createSignal();
      const done = caughtUp.next(signal);
      ownCall = subscribe(
        position,
        async (events) => {
          await handle(events);
          if (tail.recent.after(position, 0)) caughtUp.notify();
        },
        onError,
      );
      await done;
      await ownCall.stop();
      lastError = ownCall.status().lastError ?? lastError;
      ownCall = null;
    };

    const follow = async (): Promise<void> => {
      while (!signal.aborted) {
        const events = tail.recent.after(position, batchSize);
        if (!events) await catchUp();
        else if (events.length === 0) await tail.received.next(signal);
        else {
          await deliverUntilHandled(events, handle, {
            onError(error) {
              lastError = error;
              onError(error);
            },
            delayMs: redeliveryDelayMs,
            signal,
          });
        }
      }
    };
    const ended = follow();

    const subscription: WatchedSubscription = {
      async stop() {
        stopping.abort();
        await ended;
        if (!subscriptions.delete(subscription) || subscriptions.size > 0) return;
        openTail = null;
        await tail.call.stop();
      },
      status() {
        if (ownCall) return ownCall.status();
        const call = tail.call.status();
        return {
          state: signal.aborted ? "stopped" : call.state,
          position,
          lagBytes: lagBytes(position),
          lastError: lastError ?? call.lastError,
        };
      },
    };
    subscriptions.add(subscription);
    return subscription;
  };

  return {
    subscribe: start,
    stillEndsAt: (stream, revision, since) =>
      openTail !== null && isPunctual(openTail) && delivered.stillEndsAt(stream, revision, since),
    status: () => [...subscriptions].map((each) => each.status()),
    async stop() {
      await Promise.all([...subscriptions].map((each) => each.stop()));
    },
  };
};
