import { holdsCheckpoint } from "#event-store/checkpoint.ts";
import type { EventStore, EventSubscription } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { createSignal, type Signal } from "#event-store/signal.ts";
import { shareOf } from "#projections/engine/progress.ts";
import type { IndexClient } from "./index-client.ts";
import { indexedEvent } from "../indexed-event.ts";

/** Keeps an index up to date: one subscription to the log, independent of the projections. */
export interface IndexFollower {
  /**
   * Starts at the index's checkpoint. An index of another log is rebuilt. Resolves when the
   * subscription is active, long before the index is complete.
   */
  start(): Promise<void>;
  /**
   * Resubscribes at the index's checkpoint, because its thread ended and may have lost unsaved
   * events.
   */
  restart(): void;
  stop(): Promise<void>;
  /** Notified after each batch, when it can be read from the index. */
  readonly added: Signal;
  /**
   * The indexed share of the log, from 0 to 1. It is 1 only if the index has reached the log's
   * current end.
   */
  progress(): Promise<number>;
  /**
   * Waits until the index holds everything that the log held at the call. Returns 1, or the
   * progress after `timeoutMs`.
   */
  caughtUp(timeoutMs: number): Promise<number>;
}

/**
 * Pause after a small batch, so that more events are written in one transaction. Below the 200 ms
 * that an analyst's tail may lag.
 */
const gatherMs = 100;
const smallBatch = 100;

/** Interval for polling the index's checkpoint. */
const pollMs = 20;

/** Delay between two subscription attempts. */
const retryMs = 1000;

/** Minimum interval between two progress reports. */
const progressIntervalMs = 2000;

export const createIndexFollower = ({
  store,
  index,
  onProgress = () => undefined,
  onForeign = () => undefined,
  onError,
}: {
  readonly store: Pick<EventStore, "subscribe" | "head" | "readStream">;
  readonly index: IndexClient;
  /** Called periodically during a build, from 0 to 1, and at its end if it was called before. */
  readonly onProgress?: ((progress: number) => void) | undefined;
  /** Called if the log does not hold the index's last event; the index is rebuilt. */
  readonly onForeign?: (() => void) | undefined;
  /** Called once for each failure of the index to take events. */
  readonly onError: (error: Error) => void;
}): IndexFollower => {
  const added = createSignal();
  const stopping = new AbortController();
  let subscription: EventSubscription | null = null;
  let subscribing: Promise<void> | null = null;
  let failing = false;
  let notifiedAt = Date.now();
  let isReporting = false;

  const progress = async (): Promise<number> => {
    const [checkpoint, head] = await Promise.all([index.checkpoint(), store.head()]);
    const position = checkpoint?.position ?? null;
    if (head === null || (position !== null && position >= head)) return 1;
    return Math.min(shareOf(position, head), 0.999);
  };

  const caughtUp = async (timeoutMs: number): Promise<number> => {
    const goal = await store.head();
    const until = performance.now() + timeoutMs;
    for (;;) {
      const reached = (await index.checkpoint())?.position ?? "";
      if (goal === null || reached >= goal) return 1;
      if (performance.now() >= until) return Math.min(shareOf(reached || null, goal), 0.999);
      await pause(pollMs, stopping.signal);
    }
  };

  const notify = async (): Promise<void> => {
    if (Date.now() - notifiedAt < progressIntervalMs) return;
    notifiedAt = Date.now();
    const share = await progress();
    if (share === 1 && !isReporting) return;
    isReporting = share < 1;
    onProgress(share);
  };

  const subscribe = async (): Promise<EventSubscription> => {
    const checkpoint = await index.checkpoint();
    const isForeign = checkpoint !== null && !(await holdsCheckpoint(store, checkpoint));
    if (isForeign) {
      onForeign();
      await index.empty();
    }
    return store.subscribe(
      isForeign ? null : (checkpoint?.position ?? null),
      async (events) => {
        await index.add(events.map(indexedEvent));
        failing = false;
        added.notify();
        await notify();
        if (events.length < smallBatch) await pause(gatherMs, stopping.signal);
      },
      (error) => {
        if (!failing) onError(error);
        failing = true;
      },
    );
  };

  /** Subscribes at the index's checkpoint; retries until it succeeds. */
  const follow = async (): Promise<void> => {
    await subscription?.stop();
    subscription = null;
    while (!stopping.signal.aborted) {
      try {
        subscription = await subscribe();
        return;
      } catch (error) {
        if (!failing) onError(error instanceof Error ? error : new Error(String(error)));
        failing = true;
        await pause(retryMs, stopping.signal);
      }
    }
  };

  const followOnce = (): Promise<void> =>
    (subscribing ??= follow().finally(() => {
      subscribing = null;
    }));

  return {
    added,
    progress,
    caughtUp,
    start: followOnce,
    restart() {
      if (subscription) void followOnce();
    },
    async stop() {
      stopping.abort();
      await subscribing;
      await subscription?.stop();
    },
  };
};
