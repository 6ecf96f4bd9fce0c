import type { Position } from "#domain/ports.ts";
import type { RecordedEvent } from "./event-store.ts";

/** The newest events of a log, oldest first and without a gap. */
export interface RecentEvents {
  /**
   * The next events after a position, at most `atMost`; none at the end. Null if an event after the
   * position may be missing here.
   */
  after(position: Position | null, atMost: number): readonly RecordedEvent[] | null;
  /** Adds the events that follow the last one. */
  add(events: readonly RecordedEvent[]): void;
  /** Position of the last event, or where the events begin if there are none. */
  end(): Position | null;
  /** Drops all events. The next ones follow a position. */
  restart(after: Position | null): void;
}

/** Number of events that are kept. A reader further behind reads the log itself. */
const kept = 1000;

/** Recent events after a position, none yet. */
export const createRecentEvents = (after: Position | null): RecentEvents => {
  let events: readonly RecordedEvent[] = [];
  let start = after;

  return {
    after(position, atMost) {
      if (isBefore(position, start)) return null;
      const first = 1 + events.findLastIndex((event) => !isBefore(position, event.position));
      return events.slice(first, first + atMost);
    },
    add(added) {
      if (added.length === 0) return;
      const all = [...events, ...added];
      start = all[all.length - kept - 1]?.position ?? start;
      events = all.slice(-kept);
    },
    end: () => events.at(-1)?.position ?? start,
    restart(position) {
      events = [];
      start = position;
    },
  };
};

/** Null is before all positions. */
const isBefore = (position: Position | null, other: Position | null): boolean =>
  other !== null && (position === null || position < other);
