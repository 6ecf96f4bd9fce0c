import type { RecordedEvent } from "./event-store.ts";
import { positionOf, sequenceOf } from "./position.ts";
import type { Signal } from "./signal.ts";

/**
 * The next events after a sequence, oldest first, at most `atMost`. Empty at the end of the log.
 */
export type EventsAfter = (sequence: number, atMost: number) => readonly RecordedEvent[];

/** Size of the shared tail. A subscriber further behind reads the log itself. */
const kept = 1000;

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
  /** The newest events that were read, without a gap. */
  let tail: readonly RecordedEvent[] = [];
  /** The tail holds all events after `start` up to `end`. */
  let start = 0;
  let end = 0;
  /** Value of `written.times()` when the last read found the end of the log. */
  let endSeenAt = -1;

  return (sequence, atMost) => {
    if (sequence >= start && sequence < end) {
      const position = positionOf(sequence);
      const first = tail.findIndex((event) => event.position > position);
      return tail.slice(first, first + atMost);
    }
    const times = written.times();
    if (sequence === end && endSeenAt === times) return [];
    const events = read(sequence, atMost);
    const last = events.at(-1);
    if (sequence < end) return events;
    if (sequence !== end) {
      tail = [];
      start = sequence;
    }
    end = last ? sequenceOf(last.position) : sequence;
    endSeenAt = events.length < atMost ? times : -1;
    const all = [...tail, ...events];
    const over = all[all.length - kept - 1];
    if (over) start = sequenceOf(over.position);
    tail = all.slice(-kept);
    return events;
  };
};
