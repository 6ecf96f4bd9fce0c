import type { HistoryEntry } from "./entry.ts";
import type { IndexClient } from "./log-index/index-client.ts";

/** Position of a moment among the events of some streams. */
export interface Around {
  /** The last event before or at the moment; null if there is none. */
  readonly entry: HistoryEntry | null;
  /** Numbers of the event before it and of the next one; null if there is none. */
  readonly previous: number | null;
  readonly next: number | null;
}

/** The events of some streams around an event; null if the streams have no events. */
export const eventsAround = async (
  index: Pick<IndexClient, "page">,
  streams: readonly string[],
  number: number,
): Promise<Around | null> => {
  const look = async (direction: "older" | "newer", from: number, limit: number) => {
    const pages = await Promise.all(
      streams.map((stream) => index.page({ filter: { stream }, direction, number: from, limit })),
    );
    return pages.flatMap(({ entries }) => entries);
  };
  const happened = await look("older", number + 1, 2);
  const [entry = null, before] = happened.toSorted((one, other) => other.number - one.number);
  const [next] = (await look("newer", number, 1)).toSorted(
    (one, other) => one.number - other.number,
  );
  if (!entry && !next) return null;
  return { entry, previous: before?.number ?? null, next: next?.number ?? null };
};

/** The last event of a stream up to the moment; null if there is none. */
export const lastEventOf = async (
  index: Pick<IndexClient, "page">,
  filter: { readonly stream: string; readonly types?: readonly string[] },
  number: number,
): Promise<HistoryEntry | null> => {
  const { entries } = await index.page({
    filter,
    direction: "older",
    number: number + 1,
    limit: 1,
  });
  return entries[0] ?? null;
};
