import type { EventStore, RecordedEvent } from "#event-store/event-store.ts";
import type { HistoryEntry, HistoryFilter } from "../entry.ts";
import type { IndexClient } from "../log-index/index-client.ts";
import { visibleData } from "../masking.ts";

/** An event as it leaves the shop: what the index knows of it, and its content as the reader may see it. */
export interface ExportedEvent extends HistoryEntry {
  readonly data: Readonly<Record<string, unknown>>;
  /** Fields hidden from the reader. */
  readonly masked: readonly string[];
}

/** What of the log is exported. */
export interface ExportQuery {
  readonly filter: HistoryFilter;
  /** The number of the last event that the reader has; 0 for none. */
  readonly after: number;
  /** The number of the last event that is looked at, so that what comes meanwhile does not belong to it. */
  readonly upTo: number;
  readonly seesPersonal: boolean;
}

const pageSize = 250;

/** Further revisions than this are looked up anew, rather than read past. */
const nearby = 20;

/** Contents of some events of one stream, by revision. */
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
    // What is indexed and no longer there is passed over.
    if (!found.has(first)) next += 1;
  }
  return found;
};

const contentsOf = async (
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

/**
 * Every event of a filter after a number, oldest first, some at a time: the next are read when the reader has taken these. Rejects with
 * StoreUnavailable.
 */
export async function* exportEvents(
  { index, store }: { index: Pick<IndexClient, "page">; store: Pick<EventStore, "readStream"> },
  { filter, after, upTo, seesPersonal }: ExportQuery,
): AsyncGenerator<readonly ExportedEvent[], undefined> {
  for (let number = after, more = true; more && number < upTo;) {
    const page = await index.page({ filter, direction: "newer", number, limit: pageSize });
    const entries = page.entries.filter((entry) => entry.number <= upTo);
    number = page.entries.at(-1)?.number ?? upTo;
    more = page.more;
    if (entries.length === 0) continue;
    const contents = await contentsOf(store, entries);
    yield entries.map((entry, at) => {
      const { data, masked } = visibleData(entry.type, contents[at]?.data ?? {}, seesPersonal);
      return { ...entry, data, masked };
    });
  }
  return undefined;
}
