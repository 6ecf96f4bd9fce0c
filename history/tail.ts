import type { Position } from "#domain/ports.ts";
import type { Signal } from "#event-store/signal.ts";
import { stoppable } from "#projections/stoppable.ts";
import type { HistoryEntry, HistoryFilter } from "./entry.ts";
import type { IndexClient } from "./log-index/index-client.ts";

/** Entries that have come, or none to say that nothing more was missed. */
export interface TailUpdate {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** Up to here the reader has seen everything that matches. */
  readonly position: Position;
  /** Of the last event of the log. */
  readonly number: number;
  /** How many are still to come at least; 0 once the reader is live. */
  readonly remaining: number;
}

export interface Tail {
  follow(filter: HistoryFilter, after: Position | null): AsyncIterableIterator<TailUpdate>;
  /** Ends everybody's. */
  end(): void;
}

const batch = 100;

/** The end of the log as it grows. Nothing waits for a slow reader: each asks the index for what it has not seen. */
export const createTail = (index: IndexClient, added: Signal): Tail => {
  const ending = new AbortController();

  async function* updates(
    filter: HistoryFilter,
    after: Position | null,
    stopping: AbortSignal,
  ): AsyncGenerator<TailUpdate, undefined> {
    let more = added.next(stopping);
    let { events: end, position } = await index.standing();
    let number = after === null ? end : await index.numberAt(after);
    let isFirst = true;
    while (!stopping.aborted) {
      const page = await index.page({ filter, direction: "newer", number, limit: batch });
      const last = page.entries.at(-1);
      if (page.more && last) {
        number = last.number;
        yield { entries: page.entries, position: last.position, number: end, remaining: 1 };
        isFirst = false;
        continue;
      }
      // What was stored while the page was read may match as well: it is looked for after the last one seen.
      const seen = Math.max(end, last?.number ?? 0);
      if (last || isFirst) {
        yield {
          entries: page.entries,
          position: last && last.number >= end ? last.position : (position ?? ""),
          number: seen,
          remaining: 0,
        };
      }
      isFirst = false;
      number = seen;
      await more;
      more = added.next(stopping);
      ({ events: end, position } = await index.standing());
    }
    return undefined;
  }

  return {
    follow: (filter, after) =>
      stoppable((stopping) => updates(filter, after, stopping), ending.signal),
    end: () => ending.abort(),
  };
};
