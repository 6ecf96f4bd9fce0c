import { normalEmail } from "../values/email.ts";
import type { Account } from "./account.ts";
import type { AccountStore } from "./ports/account-store.ts";

/** The form in which older versions of the shop kept an e-mail. */
const formerEmail = (typed: string): string => typed.trim().toLowerCase();

/**
 * The account of a typed e-mail. One that older versions kept in another form is found by that form first: there may be
 * a second account for its mailbox.
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

/** Two accounts or more that one mailbox has. */
export interface SharedMailbox {
  readonly accountIds: readonly string[];
}

/**
 * Brings e-mails that older versions kept in another form into today's. Where two accounts have one mailbox, both stay
 * as they are and are returned: only the operator can know which of them counts.
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
