import { normalEmail } from "../values/email.ts";
import { normalName } from "../values/name.ts";
import { messages } from "../messages.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import type { Language } from "../constants.ts";
import type { Actor } from "../ports.ts";
import { accountById } from "./account-by-id.ts";
import type { Account } from "./account.ts";
import type { Audit } from "./audit.ts";
import { recipientOf } from "./mail-recipient.ts";
import { accountOfMailbox } from "./mailbox.ts";
import { refused, type Outcome } from "./outcome.ts";
import { issuePasswordToken } from "./password-token.ts";
import { isStaff, may } from "../permissions.ts";
import type { AccountMail } from "./ports/account-mail.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { CodeStore } from "./ports/code-store.ts";
import type { SessionStore } from "./ports/session-store.ts";
import type { Tokens } from "./ports/secrets.ts";
import { emptyProfile } from "./profile-input.ts";

/** A customer on the phone, as staff enter them. The email is valid. */
export interface PhoneCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Language of the mails to a new customer. */
  readonly language: Language;
}

/** Accounts of customers for whom staff place orders. */
export interface AccountCustomers {
  /**
   * The account of a customer: the chosen one, or that of the email. Null if there is none yet.
   * Refused for an account whose role can't have orders.
   */
  customer(
    accountId: string | null,
    email: string,
  ): Promise<Outcome<InvalidInput | NotFound, { readonly account: Account | null }>>;
  /**
   * An account that only the owner of its mailbox can use: the found one, or a new one. Anyone can
   * register another person's mailbox. While the mailbox is not verified, the account loses
   * password, identities, sessions and the details that its registrant entered.
   */
  claim(
    account: Account | null,
    customer: PhoneCustomer,
    staff: Actor,
    now: string,
  ): Promise<Account>;
  /**
   * Mails a link that sets the first password, unless the latest one is still valid. Returns
   * whether the person has such a link: a person who can sign in needs none.
   */
  invite(accountId: string, now: string): Promise<boolean>;
}

export const createAccountCustomers = ({
  accounts,
  sessions,
  codes,
  tokens,
  mail,
  audit,
  newId,
}: {
  readonly accounts: AccountStore;
  readonly sessions: Pick<SessionStore, "removeOthers">;
  readonly codes: CodeStore;
  readonly tokens: Tokens;
  readonly mail: AccountMail;
  readonly audit: Audit;
  readonly newId: () => string;
}): AccountCustomers => {
  const detailsOf = ({ firstName, lastName, phone }: PhoneCustomer) => ({
    name: normalName(`${firstName} ${lastName}`),
    profile: {
      ...emptyProfile,
      firstName: normalName(firstName),
      lastName: normalName(lastName),
      contactNumber1: phone,
    },
  });

  const register = async (customer: PhoneCustomer, staff: Actor, now: string): Promise<Account> => {
    const account: Account = {
      ...{ id: newId(), email: normalEmail(customer.email), ...detailsOf(customer) },
      ...{ emailVerifiedAt: null, newEmail: null, formerEmail: null, passwordHash: null },
      ...{ role: "shopper", language: customer.language, mutedMails: [], createdAt: now },
    };
    if (await accounts.insert(account)) {
      await audit.record(account, { type: "RegisterAccount", role: account.role }, now, staff);
      return account;
    }
    // Another call was faster, or a person who may still take an account back to this mailbox.
    const other = await accountOfMailbox(accounts, customer.email);
    if (!other) throw new Error("An email is taken, but has no account");
    return claimed(other, customer, staff, now);
  };

  /** Ends sessions before and after, so that none of the registrant survives a crash in between. */
  const reclaim = async (
    account: Account,
    customer: PhoneCustomer,
    staff: Actor,
    now: string,
  ): Promise<Account> => {
    const { id, passwordHash } = account;
    await sessions.removeOthers(id, null);
    const hadIdentities = await accounts.unlinkIdentities(id);
    if (passwordHash === null && !hadIdentities) return account;
    await audit.record(account, { type: "RecordPasswordChange", how: "reset" }, now, staff);
    await accounts.setPassword(id, null);
    await accounts.setNewEmail(id, null);
    const details = { ...account, ...detailsOf(customer) };
    await accounts.saveDetails(id, details);
    await sessions.removeOthers(id, null);
    await codes.removeOf(id);
    return { ...details, passwordHash: null, newEmail: null };
  };

  const claimed = async (
    account: Account,
    customer: PhoneCustomer,
    staff: Actor,
    now: string,
  ): Promise<Account> =>
    account.emailVerifiedAt === null && !isStaff(account.role)
      ? reclaim(account, customer, staff, now)
      : account;

  return {
    async customer(accountId, email) {
      const account =
        accountId === null
          ? await accountOfMailbox(accounts, email)
          : await accountById(accounts, accountId);
      if (accountId !== null && !account) {
        return refused(notFound(messages.phoneOrder.customerUnknown));
      }
      if (account && !may(account.role, "SHOP")) {
        const message = messages.phoneOrder.noCustomer;
        return refused(invalidInput({ field: "shippingAddress.email", message }));
      }
      return { accepted: true, account };
    },

    claim: (account, customer, staff, now) =>
      account ? claimed(account, customer, staff, now) : register(customer, staff, now),

    async invite(accountId, now) {
      const account = await accountById(accounts, accountId);
      if (!account || account.passwordHash !== null || account.emailVerifiedAt !== null) {
        return false;
      }
      const known = await codes.current(account.id, "invitation");
      if (known && known.expiresAt > now) return true;
      const token = await issuePasswordToken({ codes, tokens }, "invitation", account.id, now);
      await mail.invitation({ ...recipientOf(account), token, staff: isStaff(account.role) });
      return true;
    },
  };
};
