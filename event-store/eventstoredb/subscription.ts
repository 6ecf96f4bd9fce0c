import { setImmediate as nextTurn } from "node:timers/promises";
import type { Position } from "#domain/ports.ts";
import type { EventConsumer, EventSubscription, RecordedEvent } from "#event-store/event-store.ts";
import { pause } from "#event-store/pause.ts";
import type { EventCall, ReceivedEvent } from "./clients/client.ts";
import { asError } from "./errors.ts";
import { inboxOf } from "./inbox.ts";
import { logPositionOf } from "./log-position.ts";
import type { Notify } from "./observer.ts";
import { deliverUntilHandled } from "./redelivery.ts";
import { recordedEvent } from "./stored-event.ts";

/**
 * connecting → catching-up → live, and from each of them → waiting → connecting if the call fails,
 * ends or falls silent. `stop` leads from every state to stopped.
 */
export type SubscriptionState = "connecting" | "catching-up" | "live" | "waiting" | "stopped";

/** State of a subscription, for monitoring. */
export interface SubscriptionStatus {
  readonly state: SubscriptionState;
  /** Position of the last event its consumer has handled. */
  readonly position: Position | null;
  /** Bytes of the log between that event and the last event this process knows of. */
  readonly lagBytes: number;
  readonly lastError: Error | null;
}

export interface WatchedSubscription extends EventSubscription {
  status(): SubscriptionStatus;
}

export interface SubscriptionTiming {
  /** Silence of this length triggers a check. */
  readonly watchdogMs: number;
  /** Time between two deliveries of a batch that its consumer could not handle. */
  readonly redeliveryDelayMs: number;
  /** Wait after the first failed connection. It doubles after each failure, up to the longest. */
  readonly firstBackOffMs: number;
  readonly longestBackOffMs: number;
}

const batchSize = 500;

/** Follows `$all` for one consumer. Opens a new call after each failed one. */
export const startSubscription = ({
  after,
  consumer,
  onError,
  open,
  head,
  knownHead,
  onReceived,
  timing,
  random,
  notify,
}: {
  readonly after: Position | null;
  readonly consumer: EventConsumer;
  readonly onError: (error: Error) => void;
  /**
   * Begins a call that delivers the events after a position. `onCheckpoint` is called for batches
   * without events.
   */
  readonly open: (
    after: Position | null,
    highWaterMark: number,
    onCheckpoint: () => void,
  ) => EventCall;
  readonly head: () => Promise<Position | null>;
  readonly knownHead: () => Position | null;
  readonly onReceived: (event: RecordedEvent) => void;
  readonly timing: SubscriptionTiming;
  readonly random: () => number;
  readonly notify: Notify;
}): WatchedSubscription => {
  const stopping = new AbortController();
  let state: SubscriptionState = "connecting";
  let position = after;
  let lastError: Error | null = null;
  let failures = 0;
  let progress = 0;
  let delivering = false;

  const enter = (next: SubscriptionState) => {
    if (state === next || state === "stopped") return;
    state = next;
    const error = next === "waiting" ? lastError : null;
    notify({ kind: "subscription", message: next, ...(error && { error }) });
  };

  const handle: EventConsumer = async (events) => {
    await consumer(events);
    position = events.at(-1)?.position ?? position;
  };

  const deliver = async (events: readonly RecordedEvent[]): Promise<void> => {
    delivering = true;
    await deliverUntilHandled(events, handle, {
      onError(error) {
        lastError = error;
        onError(error);
      },
      delayMs: timing.redeliveryDelayMs,
      signal: stopping.signal,
    });
    delivering = false;
    progress += 1;
  };

  /** Runs one call until it fails or the subscription is stopped. */
  const followOnce = async (): Promise<void> => {
    const received = { everything: false };
    const call = open(position, batchSize, () => {
      progress += 1;
      notify({ kind: "checkpoint", message: "The server has searched more of the log" });
    });
    const inbox = inboxOf<ReceivedEvent>(call.events);
    call.events.on("confirmation", () => {
      progress += 1;
      enter("catching-up");
    });
    call.events.on("caughtUp", () => {
      progress += 1;
      received.everything = true;
      inbox.wake();
    });
    const unwatch = watch(inbox.fail);
    try {
      while (!stopping.signal.aborted) {
        const items = inbox.take(batchSize);
        const events = newEvents(items);
        if (events.length > 0) {
          events.forEach(onReceived);
          await deliver(events);
          failures = 0;
        } else if (items.length === 0) {
          if (inbox.failure) throw inbox.failure;
          if (inbox.ended) throw new Error("The server has ended the subscription");
          if (received.everything) {
            failures = 0;
            enter("live");
          }
          await inbox.next(stopping.signal);
          // Events of one append arrive together, but the client emits them one by one.
          await nextTurn();
        }
      }
    } finally {
      unwatch();
      call.cancel().catch(() => undefined);
    }
  };

  /** The shop's events after the position. Filters out events that were delivered before. */
  const newEvents = (items: readonly ReceivedEvent[]): readonly RecordedEvent[] =>
    items
      .map(recordedEvent)
      .filter((event) => event !== null)
      .filter((event) => position === null || event.position > position);

  /**
   * Fails a call that neither delivers nor ends. Silence is normal on a quiet log. Therefore a live
   * call fails only if the log has had more events for a whole interval.
   */
  const watch = (fail: (error: Error) => void): (() => void) => {
    let seenProgress = progress;
    let missed: Position | null = null;
    let looking = false;
    const look = async () => {
      if (delivering || looking) return;
      if (progress !== seenProgress) {
        seenProgress = progress;
        missed = null;
        return;
      }
      if (state !== "live") {
        fail(new Error(`Nothing came from the server while ${state}`));
        return;
      }
      if (missed !== null && (position === null || position < missed)) {
        fail(new Error("The server has events that it does not deliver"));
        return;
      }
      looking = true;
      const last = await head().catch((error: unknown) => {
        lastError = asError(error);
        return null;
      });
      looking = false;
      if (last !== null && (position === null || position < last)) missed = last;
    };
    const timer = setInterval(() => void look(), timing.watchdogMs);
    return () => clearInterval(timer);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await followOnce();
      } catch (error) {
        lastError = asError(error);
        enter("waiting");
        await pause(backOff(failures, timing, random), stopping.signal);
        failures += 1;
        enter("connecting");
      }
    }
    enter("stopped");
  };
  const ended = run();

  return {
    async stop() {
      stopping.abort();
      await ended;
    },
    status: () => ({
      state,
      position,
      lagBytes: bytesBetween(position, knownHead()),
      lastError,
    }),
  };
};

/**
 * Half of the wait is random, so that processes that lost the server together do not reconnect
 * together.
 */
const backOff = (
  failures: number,
  { firstBackOffMs, longestBackOffMs }: SubscriptionTiming,
  random: () => number,
): number => {
  const longest = Math.min(longestBackOffMs, firstBackOffMs * 2 ** Math.min(failures, 16));
  return longest / 2 + (random() * longest) / 2;
};

/** Bytes of the log from a position to a later one; 0 if it is not later. */
export const bytesBetween = (from: Position | null, to: Position | null): number => {
  if (to === null || (from !== null && from >= to)) return 0;
  return Number(logPositionOf(to).commit - (from === null ? 0n : logPositionOf(from).commit));
};
