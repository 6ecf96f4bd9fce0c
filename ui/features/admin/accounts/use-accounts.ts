import { usePagedQuery, type PagedQuery } from "../../../apollo/use-paged-query.ts";
import {
  AccountsDocument,
  type AccountRow_AccountFragment,
  type AccountsQuery,
} from "../../../generated/operations.ts";

/** An account as admins see it. */
export type Account = AccountRow_AccountFragment;

export interface FoundAccounts extends Pick<
  PagedQuery<AccountsQuery["accounts"]>,
  "failed" | "retry" | "more"
> {
  /** Null until the first answer. */
  accounts: readonly Account[] | null;
  /** The list is the result of the previous search. */
  stale: boolean;
}

/** Accounts whose email or name contains the search words, sorted by email. */
export function useAccounts(search: string): FoundAccounts {
  const { list, shown, failed, retry, more } = usePagedQuery({
    document: AccountsDocument,
    variables: { search: search || null },
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
