import type { EventStore } from "#event-store/event-store.ts";
import type { HistoryEntry, HistoryFilter } from "../entry.ts";
import type { IndexClient } from "../log-index/index-client.ts";
import { visibleData } from "../masking.ts";
import { contentsOf } from "./event-contents.ts";

/** An exported event: its index entry and its content as the reader may see it. */
export interface ExportedEvent extends HistoryEntry {
  readonly data: Readonly<Record<string, unknown>>;
  /** Fields hidden from the reader. */
  readonly masked: readonly string[];
}

export interface ExportQuery {
  readonly filter: HistoryFilter;
  /** The number of the last event that the reader has; 0 for none. */
  readonly after: number;
  /**
   * The number of the last exported event; later events are excluded, even if they arrive during
   * the export.
   */
  readonly upTo: number;
  readonly seesPersonal: boolean;
}

const pageSize = 250;

/**
 * Every event that matches a filter, after a number, oldest first, in batches. The next batch is
 * read when the reader has taken the current one. Rejects with StoreUnavailable.
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
