import type { Account } from "./account.ts";
import type { AccountStore } from "./ports/account-store.ts";

/** The account of an id; null if there is none. */
export const accountById = async (
  accounts: Pick<AccountStore, "byIds">,
  id: string,
): Promise<Account | null> => (await accounts.byIds([id])).get(id) ?? null;
