import type { Position } from "#domain/ports.ts";
import type { EventConsumer, EventSubscription, RecordedEvent } from "./event-store.ts";
import { pause } from "./pause.ts";
import { positionOf, sequenceOf } from "./position.ts";
import { createRecentEvents } from "./recent-events.ts";
import type { Signal } from "./signal.ts";
import { beginTimeSlice } from "./time-slice.ts";

/**
 * The next events after a sequence, oldest first, at most `atMost`. Empty at the end of the log.
 */
export type EventsAfter = (sequence: number, atMost: number) => readonly RecordedEvent[];

/**
 * Reads a log of this process once for all its subscribers. Subscribers share the events of one
 * read, and none reads the log again until it has been written. No subscriber waits for another,
 * and only the subscriber whose read fails gets the error. `written` must be notified before a
 * subscriber reads the written events.
 */
export const createSharedReader = (
  read: EventsAfter,
  written: Pick<Signal, "times">,
): EventsAfter => {
  const recent = createRecentEvents(null);
  /** Value of `written.times()` when the last read found the end of the log. */
  let endSeenAt = -1;

  return (sequence, atMost) => {
    const position = sequence === 0 ? null : positionOf(sequence);
    const shared = recent.after(position, atMost);
    if (shared && shared.length > 0) return shared;
    const times = written.times();
    const isAtEnd = position === recent.end();
    if (isAtEnd && endSeenAt === times) return [];
    const events = read(sequence, atMost);
    if (!shared) return events;
    if (!isAtEnd) recent.restart(position);
    recent.add(events);
    endSeenAt = events.length < atMost ? times : -1;
    return events;
  };
};

/** Batch size between two looks at the clock. Larger batches are no faster. */
const readAtOnce = 500;

/** Wait before a batch is delivered again to a consumer that could not handle it. */
const redeliveryDelayMs = 250;

/**
 * Delivers a log of this process to one consumer. `eventsAfter` returns the next events after a
 * sequence, and none at the end. `written` notifies it of possible new events.
 */
export const followLog = ({
  after,
  eventsAfter,
  written,
  consumer,
  onError,
}: {
  readonly after: Position | null;
  readonly eventsAfter: EventsAfter;
  readonly written: Signal;
  readonly consumer: EventConsumer;
  readonly onError: (error: Error) => void;
}): EventSubscription => {
  let sequence = sequenceOf(after);
  const stopping = new AbortController();

  const deliver = async (): Promise<void> => {
    let slice = beginTimeSlice();
    // Subscribe before reading to avoid a lost wake-up. Reuse the pending promise: a new one in
    // each iteration would leak a waiter.
    let more: Promise<void> | null = null;
    while (!stopping.signal.aborted) {
      try {
        more ??= written.next(stopping.signal);
        const events = eventsAfter(sequence, readAtOnce);
        const last = events.at(-1);
        if (!last) {
          await more;
          more = null;
          slice = beginTimeSlice();
          continue;
        }
        await consumer(events);
        sequence = sequenceOf(last.position);
        if (slice.isOver()) await slice.next();
      } catch (error) {
        // The log could not be read, or its consumer threw. Both are retried.
        onError(error instanceof Error ? error : new Error(String(error)));
        await pause(redeliveryDelayMs, stopping.signal);
      }
    }
  };

  const ended = deliver();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
};
