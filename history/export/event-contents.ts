import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import type { HistoryEntry } from "../entry.ts";

/**
 * If the next wanted revision is further away than this, start a new read instead of skipping
 * events.
 */
const nearby = 20;

const readSome = async (
  store: Pick<EventStore, "readStream">,
  stream: string,
  revisions: readonly number[],
): Promise<ReadonlyMap<number, RecordedEvent>> => {
  const wanted = revisions.toSorted((a, b) => a - b);
  const found = new Map<number, RecordedEvent>();
  for (let next = 0; next < wanted.length;) {
    const first = wanted[next] ?? 0;
    for await (const event of store.readStream(stream, first)) {
      if (event.revision === wanted[next]) {
        found.set(event.revision, event);
        next += 1;
      }
      if ((wanted[next] ?? Number.POSITIVE_INFINITY) - event.revision > nearby) break;
    }
    // Skip events that are indexed but no longer in the log.
    if (!found.has(first)) next += 1;
  }
  return found;
};

/**
 * The events of some entries, in their order; undefined for events that are indexed but no longer
 * in the log.
 */
export const contentsOf = async (
  store: Pick<EventStore, "readStream">,
  entries: readonly HistoryEntry[],
): Promise<readonly (RecordedEvent | undefined)[]> => {
  const revisions = new Map<string, number[]>();
  for (const { stream, revision } of entries) {
    revisions.set(stream, [...(revisions.get(stream) ?? []), revision]);
  }
  const read = new Map<string, ReadonlyMap<number, RecordedEvent>>();
  for (const [stream, some] of revisions) {
    read.set(stream, await readSome(store, stream, some));
  }
  return entries.map(({ stream, revision }) => read.get(stream)?.get(revision));
};
