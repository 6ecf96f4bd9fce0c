import { formatDuration } from "../../../components/duration.ts";
import type { PastOrder } from "./order-contents.tsx";

export type Entry = PastOrder["story"][number];

/** One stream, drawn as a thread. */
export interface Thread {
  stream: string;
  category: Entry["category"];
  /** Columns of its first and last event. */
  first: number;
  last: number;
}

/** From an event to another one that it caused or that took a value from it. */
export interface Arrow {
  from: number;
  to: number;
  kind: "caused" | "taken";
}

/** Consecutive events by the same person, or by the shop. */
export interface ActorSpan {
  from: number;
  to: number;
  who: string;
}

/** A pause between two columns. */
export interface Pause {
  /** The column after the pause. */
  before: number;
  words: string;
}

/** An order's events as threads: one row per stream, one column per event. */
export interface EventThreads {
  entries: readonly Entry[];
  threads: readonly Thread[];
  arrows: readonly Arrow[];
  acted: readonly ActorSpan[];
  quiet: readonly Pause[];
}

/** Shorter pauses are not shown. */
const quietMs = 60_000;

const whoOf = ({ actor }: Entry): string =>
  actor.role === "system" ? "the shop" : (actor.name ?? `${actor.role} ${actor.id.slice(0, 6)}`);

const rank: Readonly<Partial<Record<Entry["category"], number>>> = {
  PRODUCT: 0,
  CART: 1,
  ORDER: 2,
  STOCK: 3,
};

/**
 * Arrows between the columns of events. The events of one command form a conversation: an event
 * caused by a later command follows from the order's last event before it.
 */
function arrowsOf(entries: readonly Entry[], order: string): readonly Arrow[] {
  return entries.flatMap((entry, column): Arrow[] => {
    const isSubmitted = entry.type === "OrderSubmitted";
    if (isSubmitted) {
      return entries.flatMap((each, from): Arrow[] =>
        from < column && each.category === "CART" ? [{ from, to: column, kind: "taken" }] : [],
      );
    }
    const from = entries.findLastIndex(
      (each, at) =>
        at < column &&
        each.stream === order &&
        each.correlationId === entry.correlationId &&
        each.causationId !== entry.causationId,
    );
    return from === -1 ? [] : [{ from, to: column, kind: "caused" }];
  });
}

/** Builds the threads of an order; `order` is its own stream. */
export function threadsOf(entries: readonly Entry[], order: string): EventThreads {
  const byStream = new Map<string, Thread>();
  entries.forEach(({ stream, category }, column) => {
    const known = byStream.get(stream);
    byStream.set(stream, { stream, category, first: known?.first ?? column, last: column });
  });
  const threads = [...byStream.values()].toSorted(
    (one, other) => (rank[one.category] ?? 4) - (rank[other.category] ?? 4),
  );
  const acted: ActorSpan[] = [];
  const quiet: Pause[] = [];
  entries.forEach((entry, column) => {
    const who = whoOf(entry);
    const before = entries[column - 1];
    const last = acted.at(-1);
    const gap = before ? Date.parse(entry.occurredAt) - Date.parse(before.occurredAt) : 0;
    if (gap >= quietMs) quiet.push({ before: column, words: formatDuration(gap) });
    if (last?.who === who) last.to = column;
    else acted.push({ from: column, to: column, who });
  });
  return { entries, threads, arrows: arrowsOf(entries, order), acted, quiet };
}
