import type { Position } from "#domain/ports.ts";
import type { EventConsumer, EventSubscription } from "./event-store.ts";
import { pause } from "./pause.ts";
import { sequenceOf } from "./position.ts";
import type { EventsAfter } from "./shared-reader.ts";
import type { Signal } from "./signal.ts";
import { beginTimeSlice } from "./time-slice.ts";

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
