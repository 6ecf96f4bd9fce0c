import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { AccountsDocument, type AccountRow_AccountFragment } from "../../generated/operations.ts";

/** An account as admins see it. */
export type Account = AccountRow_AccountFragment;

export interface FoundAccounts {
  /** null until the first answer. */
  accounts: readonly Account[] | null;
  /** The list belongs to the words searched before. */
  stale: boolean;
  failed: boolean;
  retry: () => void;
  more: { loading: boolean; load: () => void } | null;
}

/** Accounts whose e-mail or name holds the words, by e-mail. */
export function useAccounts(search: string): FoundAccounts {
  const query = useQuery(AccountsDocument, {
    variables: { search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const { error, refetch, fetchMore } = query;
  const [loadingMore, setLoadingMore] = useState(false);
  const page = (query.data ?? query.previousData)?.accounts;

  async function loadMore(cursor: string) {
    setLoadingMore(true);
    await fetchMore({ variables: { cursor } }).catch(() => undefined);
    setLoadingMore(false);
  }

  const nextCursor = page?.nextCursor ?? null;
  return {
    accounts: page?.items ?? null,
    stale: !query.data && Boolean(page),
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
    more:
      nextCursor === null ? null : { loading: loadingMore, load: () => void loadMore(nextCursor) },
  };
}
