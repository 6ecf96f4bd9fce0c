import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";

interface Page {
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
}

export interface PagedQuery<List extends Page> {
  /** All that has come of the list; null until its first answer, and where it could not be read. */
  list: List | null;
  /** The list of the variables before, to be shown while this one is on its way. */
  listBefore: List | null;
  loading: boolean;
  failed: boolean;
  /** Reads the first page again. What fails again is said by `failed`. */
  retry: () => Promise<void>;
  /** null where nothing is left to be loaded. */
  more: MorePages | null;
}

export interface MorePages {
  loading: boolean;
  /** The last try to load more came to nothing. */
  failed: boolean;
  /** True where more has come. */
  load: () => Promise<boolean>;
}

/** A list that comes page by page. */
export function usePagedQuery<Data, Variables extends OperationVariables, List extends Page>({
  document,
  variables,
  listOf,
  fetchPolicy,
}: PagedQueryOptions<Data, Variables, List>): PagedQuery<List> {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(
    document as TypedDocumentNode<Data>,
    {
      variables,
      fetchPolicy: fetchPolicy ?? "cache-and-network",
    },
  );
  const [more, setMore] = useState<"rest" | "pending" | "failed">("rest");
  const list = data ? listOf(data) : null;
  const listBefore = previousData ? listOf(previousData) : null;
  const nextCursor = (list ?? listBefore)?.nextCursor ?? null;

  async function load(cursor: string): Promise<boolean> {
    setMore("pending");
    const loaded = await fetchMore({ variables: { cursor } }).then(
      () => true,
      () => false,
    );
    setMore(loaded ? "rest" : "failed");
    return loaded;
  }

  return {
    list,
    listBefore,
    loading,
    failed: Boolean(error),
    retry: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
    more:
      nextCursor === null
        ? null
        : { loading: more === "pending", failed: more === "failed", load: () => load(nextCursor) },
  };
}
