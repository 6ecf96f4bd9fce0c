import { usePagedQuery, type PagedQuery } from "../../apollo/use-paged-query.ts";
import {
  AccountsDocument,
  type AccountRow_AccountFragment,
  type AccountsQuery,
} from "../../generated/operations.ts";

/** An account as admins see it. */
export type Account = AccountRow_AccountFragment;

export interface FoundAccounts extends Pick<
  PagedQuery<AccountsQuery["accounts"]>,
  "failed" | "retry" | "more"
> {
  /** null until the first answer. */
  accounts: readonly Account[] | null;
  /** The list belongs to the words searched before. */
  stale: boolean;
}

/** Accounts whose e-mail or name holds the words, by e-mail. */
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
