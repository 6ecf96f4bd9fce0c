import type { RecordedEvent } from "./event-store.ts";
import { positionOf } from "./position.ts";
import { createRecentEvents } from "./recent-events.ts";
import type { Signal } from "./signal.ts";

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
