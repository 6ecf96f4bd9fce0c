import { holdsCheckpoint } from "#event-store/checkpoint.ts";
import type { EventStore, EventSubscription } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import { createSignal, type Signal } from "#event-store/signal.ts";
import { shareOf } from "#projections/engine/progress.ts";
import type { IndexClient } from "./index-client.ts";
import { indexedEvent } from "./indexed-event.ts";

/**
 * Brings an index up to the log, and keeps it there: one consumer of the log beside the
 * projections.
 */
export interface IndexFollower {
  /**
   * Begins where it stopped; an index of another log is built anew. Resolves when it follows, long
   * before it is whole.
   */
  start(): Promise<void>;
  /**
   * Reads on from the index's checkpoint: its thread has ended, and may have lost what it had not
   * stored.
   */
  restart(): void;
  stop(): Promise<void>;
  /** Notified of each batch that can be read in the index. */
  readonly added: Signal;
  /**
   * How much of the log the index holds, from 0 to 1; 1 only where it holds all there was a moment
   * ago.
   */
  progress(): Promise<number>;
  /**
   * Waits until the index holds all that the log held at the call. Returns 1 then, and its progress
   * where that takes longer than `longestMs`.
   */
  caughtUp(longestMs: number): Promise<number>;
}

/**
 * After a small batch, so long others gather to be written with one transaction; an analyst's tail
 * may be 200 ms behind.
 */
const gatherMs = 25;
const smallBatch = 100;

/** Between two looks at how far the index is. */
const lookMs = 20;

/** Between two attempts to follow. */
const retryMs = 1000;

/** So often at most somebody is told how far it is. */
const notifyEveryMs = 2000;

export const createIndexFollower = ({
  store,
  index,
  onProgress = () => undefined,
  onForeign = () => undefined,
  onError,
}: {
  readonly store: Pick<EventStore, "subscribe" | "head" | "readStream">;
  readonly index: IndexClient;
  /**
   * Told now and then while it is being built, from 0 to 1, and of its end where it has told
   * anything.
   */
  readonly onProgress?: ((progress: number) => void) | undefined;
  /** Called where the log does not hold the index's last event; the index is rebuilt. */
  readonly onForeign?: (() => void) | undefined;
  /** Told once of each time that the index cannot take what the log holds. */
  readonly onError: (error: Error) => void;
}): IndexFollower => {
  const added = createSignal();
  const stopping = new AbortController();
  let subscription: EventSubscription | null = null;
  let subscribing: Promise<void> | null = null;
  let failing = false;
  let notifiedAt = Date.now();
  let telling = false;

  const progress = async (): Promise<number> => {
    const [checkpoint, head] = await Promise.all([index.checkpoint(), store.head()]);
    const position = checkpoint?.position ?? null;
    if (head === null || (position !== null && position >= head)) return 1;
    return Math.min(shareOf(position, head), 0.999);
  };

  const caughtUp = async (longestMs: number): Promise<number> => {
    const goal = await store.head();
    const until = performance.now() + longestMs;
    for (;;) {
      const reached = (await index.checkpoint())?.position ?? "";
      if (goal === null || reached >= goal) return 1;
      if (performance.now() >= until) return Math.min(shareOf(reached || null, goal), 0.999);
      await pause(lookMs, stopping.signal);
    }
  };

  const notify = async (): Promise<void> => {
    if (Date.now() - notifiedAt < notifyEveryMs) return;
    notifiedAt = Date.now();
    const share = await progress();
    if (share === 1 && !telling) return;
    telling = share < 1;
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

  /** Follows from where the index has got to; tries again until it can. */
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
