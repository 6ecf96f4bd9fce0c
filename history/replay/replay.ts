import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "#domain/ports.ts";
import { stoppable } from "#projections/engine/stoppable.ts";
import type { HistoryFilter } from "../entry.ts";
import type { IndexClient } from "../log-index/index-client.ts";
import type { ReplayFrame } from "../log-index/replay-calls.ts";

/** The section to replay, and its speed. */
export interface ReplayQuery {
  /** The last event that the reader has seen; 0 for none. */
  readonly after: number;
  /** The last event of the replay. */
  readonly upTo: number;
  /** Speed factor relative to real time; null for as fast as possible. */
  readonly speed: number | null;
  /** Plays quiet periods in full; otherwise each takes at most two seconds. */
  readonly keepSilences?: boolean;
  /** Which events to list; the replay itself always covers the whole shop. */
  readonly filter: HistoryFilter;
  /** Products to include. */
  readonly products: readonly string[];
}

/** The clock of the viewer. */
export interface ReplayClock {
  /** Milliseconds. */
  now(): number;
  /** Resolves after `ms` milliseconds, or when `stopping` aborts. */
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

/** Minimum interval between frames; events in between are combined into one frame. */
const frameMs = 50;
/** Maximum duration of a quiet period for the viewer. */
const maxQuietMs = 2000;
/** Longer waits are split, because timers have a maximum. */
const maxTimerMs = 60_000;
/** Maximum events per frame; the index thread processes them within milliseconds. */
const maxFrameEvents = 10_000;
/** Minimum number of frames at full speed, so that the replay can be seen. */
const minFrames = 30;

/**
 * The frames of a replay, without gaps. Each frame is built when the reader requests it: for a slow
 * reader, time goes on and the next frame holds more events. Rejects with StoreUnavailable if the
 * index is being rebuilt.
 */
export const replay = (
  index: Pick<IndexClient, "frame">,
  { after, upTo, speed, keepSilences = false, filter, products }: ReplayQuery,
  { ending, clock = realClock }: { readonly ending: AbortSignal; readonly clock?: ReplayClock },
): AsyncIterableIterator<ReplayFrame> => {
  const maxEvents =
    speed === null
      ? Math.max(1, Math.min(maxFrameEvents, Math.ceil((upTo - after) / minFrames)))
      : maxFrameEvents;

  async function* frames(stopping: AbortSignal): AsyncGenerator<ReplayFrame, undefined> {
    let number = after;
    let budgetMs = 0;
    let restMs = 0;
    let last = clock.now();
    while (number < upTo) {
      // The interval between frames includes the time spent on the previous frame.
      await clock.wait(Math.max(0, last + Math.max(frameMs, restMs) - clock.now()), stopping);
      if (stopping.aborted) return undefined;
      const now = clock.now();
      budgetMs += (now - last) * (speed ?? 0);
      last = now;
      const frame = await index.frame({
        after: number,
        upTo,
        budgetMs: speed === null ? null : budgetMs,
        quietMs: keepSilences ? Number.MAX_SAFE_INTEGER : maxQuietMs * (speed ?? 0),
        maxEvents,
        filter,
        products,
      });
      if (!frame) throw new StoreUnavailable("The log index is being rebuilt");
      budgetMs = frame.leftMs;
      restMs = speed === null ? 0 : Math.min(maxTimerMs, frame.missingMs / speed);
      if (frame.shop.number === number) continue;
      number = frame.shop.number;
      yield frame;
    }
    return undefined;
  }

  return stoppable(frames, ending);
};
