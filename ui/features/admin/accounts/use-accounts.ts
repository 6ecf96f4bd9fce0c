import { usePagedQuery, type PagedQuery } from "../../../apollo/use-paged-query.ts";
import { AccountsDocument, type AccountsQuery } from "../../../generated/operations.ts";

/** An account as owners see it. */
export type Account = AccountsQuery["accounts"]["items"][number];

export interface FoundAccounts extends Pick<
  PagedQuery<AccountsQuery["accounts"]>,
  "failed" | "retry" | "more"
> {
  /** Null until the first answer. */
  accounts: readonly Account[] | null;
  /** The list is the result of the previous search. */
  stale: boolean;
}

/**
 * Accounts whose email or name contains the search words, sorted by email; with `staff` only those
 * of the shop's people.
 */
export function useAccounts(search: string, staff: boolean): FoundAccounts {
  const { list, shown, failed, retry, more } = usePagedQuery({
    document: AccountsDocument,
    variables: { search: search || null, staff },
    listOf: (data) => data.accounts,
  });
  return {
    accounts: shown?.items ?? null,
    stale: list === null && shown !== null,
    failed,
    retry,
    more,
  };
}
