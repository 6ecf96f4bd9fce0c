import { normalEmail } from "../values/email.ts";
import type { Account } from "./account.ts";
import type { AccountStore } from "./ports/account-store.ts";

/** The normalization of emails in older versions of the shop. */
const formerEmail = (typed: string): string => typed.trim().toLowerCase();

/**
 * The account of a typed email. An account with the older normalization is found first, because its
 * mailbox may have a second account.
 */
export const accountOfMailbox = async (
  accounts: Pick<AccountStore, "byEmail">,
  typed: string,
): Promise<Account | null> => {
  const [former, normal] = [formerEmail(typed), normalEmail(typed)];
  return (
    (former === normal ? null : await accounts.byEmail(former)) ?? (await accounts.byEmail(normal))
  );
};

/** Two or more accounts of one mailbox. */
export interface SharedMailbox {
  readonly accountIds: readonly string[];
}

/**
 * Migrates emails with the older normalization. Accounts that share a mailbox stay unchanged and
 * are returned: only the operator can decide which one is valid.
 */
export const normaliseMailboxes = async (
  accounts: Pick<AccountStore, "byEmail" | "withOtherLetters" | "saveDetails">,
): Promise<readonly SharedMailbox[]> => {
  const byMailbox = new Map<string, Account[]>();
  for (const account of await accounts.withOtherLetters()) {
    const email = normalEmail(account.email);
    if (email === account.email) continue;
    byMailbox.set(email, [...(byMailbox.get(email) ?? []), account]);
  }
  const shared: SharedMailbox[] = [];
  for (const [email, found] of byMailbox) {
    const owner = await accounts.byEmail(email);
    const all = owner && !found.some(({ id }) => id === owner.id) ? [owner, ...found] : found;
    const [only, ...others] = all;
    if (only === undefined) continue;
    if (others.length > 0 || !(await accounts.saveDetails(only.id, { ...only, email }))) {
      shared.push({ accountIds: all.map(({ id }) => id) });
    }
  }
  return shared;
};
