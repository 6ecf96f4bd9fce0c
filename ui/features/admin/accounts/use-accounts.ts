import { AccountsDocument, type AccountsQuery } from "../../../generated/operations.ts";
import { usePagedRead } from "../kit/read.tsx";

/** An account as owners see it. */
export type Account = AccountsQuery["accounts"]["items"][number];

/**
 * Accounts whose email or name contains the search words, sorted by email; with `staff` only those
 * of the shop's people.
 */
export const useAccounts = (search: string, staff: boolean) =>
  usePagedRead({
    document: AccountsDocument,
    variables: { search: search || null, staff },
    listOf: (data) => data.accounts,
  });
