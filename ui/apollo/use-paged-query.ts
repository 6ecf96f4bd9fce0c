import type { InMemoryCache, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";

/** One page of a list. */
export interface Page {
  items: readonly unknown[];
  nextCursor: string | null;
}

export interface PagedQueryOptions<Data, Variables extends OperationVariables, List extends Page> {
  /** A query with the variable `$cursor: String`; the cache joins its pages. */
  document: TypedDocumentNode<Data, Variables>;
  /** All variables except `cursor`. */
  variables: Variables;
  listOf: (data: Data) => List;
  /** By default a cached list is shown and requested again. */
  fetchPolicy?: "cache-first";
  /**
   * A list with at least this many items is replaced by its next page instead of growing. By
   * default lists grow to their end.
   */
  mostListed?: number | undefined;
}

export interface PagedQuery<List extends Page> {
  /** The loaded part of the list; null until the first answer, or if it failed. */
  list: List | null;
  /** Number of items before the first listed one. */
  offset: number;
  /** The list; while it loads, the list of the previous variables. */
  shown: List | null;
  loading: boolean;
  failed: boolean;
  /** Reads the first page again and restarts the list with it. `failed` reports another failure. */
  retry: () => Promise<void>;
  /** Null if there are no more pages. */
  more: MorePages | null;
}

export interface MorePages {
  loading: boolean;
  /** The last attempt to load more has failed. */
  failed: boolean;
  /** The next page will replace the listed items. */
  replaces: boolean;
  /** Resolves with whether more was loaded. */
  load: () => Promise<boolean>;
}

/** The loaded part of a list. */
interface Part {
  listName: string;
  offset: number;
  /** The next page. */
  more: "rest" | "pending" | "failed";
}

/** A list that is loaded page by page. */
export function usePagedQuery<Data, Variables extends OperationVariables, List extends Page>({
  document,
  variables,
  listOf,
  fetchPolicy,
  mostListed = Infinity,
}: PagedQueryOptions<Data, Variables, List>): PagedQuery<List> {
  const { client, data, previousData, error, loading, refetch, fetchMore } = useQuery(
    document as TypedDocumentNode<Data>,
    {
      variables,
      fetchPolicy: fetchPolicy ?? "cache-and-network",
    },
  );
  const list = data ? listOf(data) : null;
  const shown = list ?? (previousData ? listOf(previousData) : null);
  const nextCursor = shown?.nextCursor ?? null;
  const listed = list?.items.length ?? 0;
  const replaces = listed >= mostListed;
  const listName = JSON.stringify(variables);
  const [part, setPart] = useState<Part>({ listName, offset: 0, more: "rest" });
  if (part.listName !== listName) setPart({ listName, offset: 0, more: "rest" });
  const latestName = useRef(listName);
  useEffect(() => {
    latestName.current = listName;
  }, [listName]);

  /** Changes nothing if another list is shown by then. */
  const change = (changes: (now: Part) => Partial<Part>) =>
    setPart((now) => (now.listName === listName ? { ...now, ...changes(now) } : now));

  /** The pending page, so that it is not requested twice. */
  const coming = useRef<{ page: string; loaded: Promise<boolean> } | null>(null);

  async function read(cursor: string): Promise<boolean> {
    change(() => ({ more: "pending" }));
    const loaded = await fetchMore({
      variables: { cursor },
      // Apollo writes the result to the list that is shown by then.
      ...(replaces && {
        updateQuery: (before, { fetchMoreResult }) =>
          latestName.current === listName ? fetchMoreResult : before,
      }),
    }).then(
      () => true,
      () => false,
    );
    change(() => ({ more: loaded ? "rest" : "failed" }));
    if (loaded && replaces) {
      change(({ offset }) => ({ offset: offset + listed }));
      // Also drops the cached results of reading it, which are several times as large.
      (client.cache as InMemoryCache).gc({ resetResultCache: true });
    }
    return loaded;
  }

  function load(cursor: string): Promise<boolean> {
    const page = `${listName} ${cursor}`;
    if (coming.current?.page === page) return coming.current.loaded;
    const loaded = read(cursor);
    const pending = { page, loaded };
    coming.current = pending;
    void loaded.then(() => {
      if (coming.current === pending) coming.current = null;
    });
    return loaded;
  }

  return {
    list,
    offset: part.offset,
    shown,
    loading,
    failed: Boolean(error),
    retry: () =>
      refetch().then(
        () => change(() => ({ offset: 0 })),
        () => undefined,
      ),
    more:
      nextCursor === null
        ? null
        : {
            loading: part.more === "pending",
            failed: part.more === "failed",
            replaces,
            load: () => load(nextCursor),
          },
  };
}
