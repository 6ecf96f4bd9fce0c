import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "#domain/ports.ts";
import { stoppable } from "#projections/stoppable.ts";
import type { HistoryFilter } from "../entry.ts";
import type { IndexClient } from "../log-index/index-client.ts";
import type { ReplayFrame } from "../log-index/replay-queries.ts";

/** What is replayed, and how fast. */
export interface ReplayQuery {
  /** The last event that the reader has seen; 0 for none. */
  readonly after: number;
  /** The last event of the replay. */
  readonly upTo: number;
  /** How many times faster than it happened; null for as fast as possible. */
  readonly speed: number | null;
  /** Spells in which nothing happened take as long as others; else two seconds at most. */
  readonly keepSilences?: boolean;
  /** Which events are told; the shop is replayed whole. */
  readonly filter: HistoryFilter;
  /** Products that are told of. */
  readonly products: readonly string[];
}

/** The clock of those who watch. */
export interface ReplayClock {
  /** Milliseconds. */
  now(): number;
  /** Resolves after so many milliseconds, or when it is stopped. */
  wait(ms: number, stopping: AbortSignal): Promise<void>;
}

const realClock: ReplayClock = {
  now: () => performance.now(),
  wait: (ms, signal) =>
    wait(ms, undefined, { signal }).then(
      () => undefined,
      () => undefined,
    ),
};

/** So often at most a frame comes: what happens in between lies in one. */
const frameMs = 50;
/** Silences are never longer than this for those who watch. */
const longestSilenceMs = 2000;
/** A longer rest than this is taken in parts, because timers have an end. */
const longestRestMs = 60_000;
/**
 * So many events a frame at most: they are gone through in some milliseconds, in the index's own
 * thread.
 */
const mostEvents = 10_000;
/**
 * As fast as possible a replay still takes so many frames, if it has as many events, so that it can
 * be seen.
 */
const fewestFrames = 30;

/**
 * Frames of a replay, one after another without a gap. Nothing is made before it is asked for: for
 * a slow reader, time goes on and the next frame holds more. It rejects with StoreUnavailable where
 * the index is being built anew.
 */
export const replay = (
  index: Pick<IndexClient, "frame">,
  { after, upTo, speed, keepSilences = false, filter, products }: ReplayQuery,
  { ending, clock = realClock }: { readonly ending: AbortSignal; readonly clock?: ReplayClock },
): AsyncIterableIterator<ReplayFrame> => {
  const most =
    speed === null
      ? Math.max(1, Math.min(mostEvents, Math.ceil((upTo - after) / fewestFrames)))
      : mostEvents;

  async function* frames(stopping: AbortSignal): AsyncGenerator<ReplayFrame, undefined> {
    let number = after;
    let budgetMs = 0;
    let restMs = 0;
    let last = clock.now();
    while (number < upTo) {
      // What the frame before has taken is part of the time between two.
      await clock.wait(Math.max(0, last + Math.max(frameMs, restMs) - clock.now()), stopping);
      if (stopping.aborted) return undefined;
      const now = clock.now();
      budgetMs += (now - last) * (speed ?? 0);
      last = now;
      const frame = await index.frame({
        after: number,
        upTo,
        budgetMs: speed === null ? null : budgetMs,
        quietMs: keepSilences ? Number.MAX_SAFE_INTEGER : longestSilenceMs * (speed ?? 0),
        most,
        filter,
        products,
      });
      if (!frame) throw new StoreUnavailable("The index of the log is being built anew");
      budgetMs = frame.leftMs;
      restMs = speed === null ? 0 : Math.min(longestRestMs, frame.missingMs / speed);
      if (frame.shop.number === number) continue;
      number = frame.shop.number;
      yield frame;
    }
    return undefined;
  }

  return stoppable(frames, ending);
};
