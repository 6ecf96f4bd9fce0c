import type { Position } from "#domain/ports.ts";
import type { Signal } from "#event-store/signal.ts";
import { stoppable } from "#projections/engine/stoppable.ts";
import type { HistoryEntry, HistoryFilter } from "./entry.ts";
import type { IndexClient } from "./log-index/index-client.ts";

/** New entries, or none to report that nothing more was missed. */
export interface TailUpdate {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** The reader has seen all matching events up to here. */
  readonly position: Position;
  /** Number of the last event of the log. */
  readonly number: number;
  /** Lower bound of the entries still to come; 0 once the reader is live. */
  readonly remaining: number;
}

export interface Tail {
  follow(filter: HistoryFilter, after: Position | null): AsyncIterableIterator<TailUpdate>;
  /** Ends all subscriptions. */
  end(): void;
}

const batch = 100;

/**
 * Follows the end of the log. A slow reader delays no other: each reads its unseen entries from the
 * index.
 */
export const createTail = (index: IndexClient, added: Signal): Tail => {
  const ending = new AbortController();

  async function* updates(
    filter: HistoryFilter,
    after: Position | null,
    stopping: AbortSignal,
  ): AsyncGenerator<TailUpdate, undefined> {
    let more = added.next(stopping);
    let { events: end, position } = await index.status();
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
      // Events stored during the read may match too; the next read starts after the last seen one.
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
      ({ events: end, position } = await index.status());
    }
    return undefined;
  }

  return {
    follow: (filter, after) =>
      stoppable((stopping) => updates(filter, after, stopping), ending.signal),
    end: () => ending.abort(),
  };
};
