import type { InMemoryCache, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";

interface Page {
  items: readonly unknown[];
  nextCursor: string | null;
}

export interface PagedQueryOptions<Data, Variables extends OperationVariables, List extends Page> {
  /** A query with the variable `$cursor: String`; the cache joins its pages. */
  document: TypedDocumentNode<Data, Variables>;
  /** Everything but `cursor`. */
  variables: Variables;
  listOf: (data: Data) => List;
  /** Without it the list is shown as it is known, and asked for all the same. */
  fetchPolicy?: "cache-first";
  /**
   * A list of so many or more is not made longer: the next page takes its place. Without it lists
   * grow to their end.
   */
  mostListed?: number | undefined;
}

export interface PagedQuery<List extends Page> {
  /** What has come of the list; null until its first answer, and where it could not be read. */
  list: List | null;
  /** How many stand before the first that is listed. */
  offset: number;
  /** The list, or while it is on its way that of the variables before. */
  shown: List | null;
  loading: boolean;
  failed: boolean;
  /**
   * Reads the first page again, and begins the list with it. What fails again is said by `failed`.
   */
  retry: () => Promise<void>;
  /** null where nothing is left to be loaded. */
  more: MorePages | null;
}

export interface MorePages {
  loading: boolean;
  /** The last try to load more came to nothing. */
  failed: boolean;
  /** What comes takes the place of what is listed. */
  replaces: boolean;
  /** True where more has come. */
  load: () => Promise<boolean>;
}

/** A list that comes page by page. */
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
  const [more, setMore] = useState<"rest" | "pending" | "failed">("rest");
  const list = data ? listOf(data) : null;
  const shown = list ?? (previousData ? listOf(previousData) : null);
  const nextCursor = shown?.nextCursor ?? null;
  const listed = list?.items.length ?? 0;
  const replaces = listed >= mostListed;
  const listName = JSON.stringify(variables);
  const [begun, setBegun] = useState({ listName, offset: 0 });
  if (begun.listName !== listName) setBegun({ listName, offset: 0 });

  /** The page that is on its way, so that nobody asks for it twice. */
  const coming = useRef<{ page: string; loaded: Promise<boolean> } | null>(null);

  async function read(cursor: string): Promise<boolean> {
    setMore("pending");
    const loaded = await fetchMore({
      variables: { cursor },
      ...(replaces && { updateQuery: (_before, { fetchMoreResult }) => fetchMoreResult }),
    }).then(
      () => true,
      () => false,
    );
    if (loaded && replaces) {
      setBegun({ listName, offset: begun.offset + listed });
      // Also what was kept of reading it, which is several times as much.
      (client.cache as InMemoryCache).gc({ resetResultCache: true });
    }
    setMore(loaded ? "rest" : "failed");
    return loaded;
  }

  function load(cursor: string): Promise<boolean> {
    const page = `${listName} ${cursor}`;
    if (coming.current?.page === page) return coming.current.loaded;
    const loaded = read(cursor);
    const asked = { page, loaded };
    coming.current = asked;
    void loaded.then(() => {
      if (coming.current === asked) coming.current = null;
    });
    return loaded;
  }

  return {
    list,
    offset: begun.offset,
    shown,
    loading,
    failed: Boolean(error),
    retry: () =>
      refetch().then(
        () => setBegun({ listName, offset: 0 }),
        () => undefined,
      ),
    more:
      nextCursor === null
        ? null
        : {
            loading: more === "pending",
            failed: more === "failed",
            replaces,
            load: () => load(nextCursor),
          },
  };
}
