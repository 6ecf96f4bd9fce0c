import type { RecordedEvent } from "./event-store.ts";
import { positionOf, sequenceOf } from "./position.ts";
import type { Signal } from "./signal.ts";

/** The next events behind a sequence, oldest first and at most so many; none at the end of the log. */
export type EventsAfter = (sequence: number, atMost: number) => readonly RecordedEvent[];

/** So many of the last events are kept for whoever has not come to them yet; further behind, each reads for itself. */
const kept = 1000;

/**
 * Reads a log of this process once for everybody who follows it: what one has read the others are given, and while
 * nothing is written nobody asks the log again. Nobody waits for anybody, and where reading fails only who asked is told.
 * `written` must have been given before it is asked for what was written.
 */
export const createSharedReader = (
  read: EventsAfter,
  written: Pick<Signal, "times">,
): EventsAfter => {
  /** The newest events that were read, without a gap. */
  let tail: readonly RecordedEvent[] = [];
  /** Everything behind `start` up to `end` is in the tail. */
  let start = 0;
  let end = 0;
  /** How often the log had been written when nothing was found behind `end`. */
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
