import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  HistoryChangedDocument,
  HistoryEntriesDocument,
  type HistoryEntriesQuery,
  type HistoryFilter,
  type HistoryRowFragment,
} from "../../../generated/operations.ts";

export type Entry = HistoryRowFragment;
export type IndexStatus = HistoryEntriesQuery["historyIndexStatus"];

/** Maximum number of waiting entries; beyond it they are only counted, and read again on demand. */
const maxWaiting = 500;

interface Read {
  key: string;
  entries: readonly Entry[];
  nextBefore: number | null;
  indexStatus: IndexStatus | null;
  failed: boolean;
  /** New entries that are not shown yet, newest first. */
  waiting: readonly Entry[];
  /** Number of new entries beyond the limit. */
  overflow: number;
}

const nothing = {
  entries: [],
  nextBefore: null,
  indexStatus: null,
  failed: false,
  waiting: [],
  overflow: 0,
};

export interface Entries {
  /** Newest first; null until the first page has loaded, and if it couldn't load. */
  entries: readonly Entry[] | null;
  indexStatus: IndexStatus | null;
  failed: boolean;
  /** Reads the newest entries again. */
  refresh: () => void;
  /** Loads the next page; null if there is none. */
  loadMore: (() => void) | null;
  /** Number of new entries that are not shown yet. */
  waiting: number;
  /** Shows the waiting entries. */
  showWaiting: () => void;
}

/**
 * The entries that match a filter, page by page, with new ones added at once if `live`, otherwise
 * counted.
 */
export function useEntries(
  filter: HistoryFilter,
  { follows, live }: { follows: boolean; live: boolean },
): Entries {
  const client = useApolloClient();
  const key = JSON.stringify(filter);
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<Read>({ key: "", ...nothing });
  /** The filter whose next page is loading. */
  const loading = useRef<string | null>(null);
  const isCurrent = read.key === key;

  const ask = useEffectEvent((before: number | null) =>
    client
      .query({
        query: HistoryEntriesDocument,
        variables: { filter, before },
        fetchPolicy: "no-cache",
      })
      .then(
        ({ data }) => data ?? null,
        () => null,
      ),
  );

  useEffect(() => {
    let left = false;
    void ask(null).then((data) => {
      if (left) return;
      if (!data) setRead({ key, ...nothing, failed: true });
      else {
        const { history, historyIndexStatus } = data;
        setRead({ ...nothing, key, ...history, indexStatus: historyIndexStatus });
      }
    });
    return () => {
      left = true;
    };
  }, [key, turn]);

  async function loadMore(before: number): Promise<void> {
    if (loading.current === key) return;
    loading.current = key;
    const data = await client
      .query({
        query: HistoryEntriesDocument,
        variables: { filter, before },
        fetchPolicy: "no-cache",
      })
      .then(
        ({ data: found }) => found ?? null,
        () => null,
      );
    if (loading.current === key) loading.current = null;
    if (!data) return;
    setRead((now) =>
      now.key === key && now.nextBefore === before
        ? {
            ...now,
            entries: [...now.entries, ...data.history.entries],
            nextBefore: data.history.nextBefore,
          }
        : now,
    );
  }

  useLiveUpdates({
    document: HistoryChangedDocument,
    variables: { filter },
    after: follows && isCurrent && read.indexStatus ? read.indexStatus.position : undefined,
    onUpdate: ({ entries, events }) =>
      setRead((now) => {
        if (now.key !== key || !now.indexStatus) return now;
        const newest = now.waiting[0]?.number ?? now.entries[0]?.number ?? 0;
        const fresh = entries.filter(({ number }) => number > newest).toReversed();
        const indexStatus = {
          ...now.indexStatus,
          events: Math.max(events, now.indexStatus.events),
        };
        if (live) return { ...now, indexStatus, entries: [...fresh, ...now.entries] };
        const waiting = [...fresh, ...now.waiting];
        return {
          ...now,
          indexStatus,
          waiting: waiting.slice(0, maxWaiting),
          overflow: now.overflow + Math.max(0, waiting.length - maxWaiting),
        };
      }),
  });

  const refresh = () => setTurn((before) => before + 1);
  const { nextBefore } = read;
  return {
    entries: isCurrent && !read.failed ? read.entries : null,
    indexStatus: read.indexStatus,
    failed: isCurrent && read.failed,
    refresh,
    loadMore: isCurrent && nextBefore !== null ? () => void loadMore(nextBefore) : null,
    waiting: isCurrent ? read.waiting.length + read.overflow : 0,
    showWaiting() {
      if (read.overflow > 0) refresh();
      else setRead((now) => ({ ...now, entries: [...now.waiting, ...now.entries], waiting: [] }));
    },
  };
}
