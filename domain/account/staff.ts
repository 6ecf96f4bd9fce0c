import { normalEmail } from "../values/email.ts";
import { foldedText } from "../values/folded.ts";
import { nationalPhone } from "../values/phone.ts";
import { messages } from "../messages.ts";
import { notFound, type NotFound } from "../refusal.ts";
import type { Audit } from "./audit.ts";
import { refused, type LastAdmin, type Outcome, type OwnAccount } from "./outcome.ts";
import type { Account, AccountRole } from "./account.ts";
import type { AccountStore } from "./ports/account-store.ts";
import { viewOf, type AccountView } from "./profile.ts";
import type { AccountSessions } from "./sessions.ts";

/** What admins do with the accounts of others. Who may call is decided by the APIs. */
export interface AccountStaff {
  /** Accounts whose e-mail or name holds a text, by e-mail, after one e-mail; `next` is null on the last page. */
  search(query: {
    readonly text: string;
    readonly afterEmail: string;
    readonly limit: number;
  }): Promise<{ readonly accounts: readonly AccountView[]; readonly next: string | null }>;
  /**
   * Gives an account another role, from its next request on. Sessions stay: each request reads the role anew. There is
   * always an admin.
   */
  grantRole(
    admin: Pick<Account, "id" | "role">,
    accountId: string,
    role: AccountRole,
    now: string,
  ): Promise<Outcome<NotFound | LastAdmin, { readonly account: AccountView }>>;
  /**
   * Ends one session of somebody else, by its `id`, or all of them (null), and tells how many. As with an erasure the
   * person may be an admin too, and one's own account is refused: its sessions are ended from the profile.
   */
  signOutPerson(
    admin: Pick<Account, "id" | "role">,
    accountId: string,
    sessionId: string | null,
    now: string,
  ): Promise<Outcome<NotFound | OwnAccount, { readonly ended: number }>>;
}

/** A number of fewer digits would find half of all people. */
const fewestDigits = 4;

/** What of a phone number stands in it however it begins; empty where the text is none. */
const digitsOfPhone = (text: string): string => {
  const digits = nationalPhone(text)
    .replace(/[\s-]/g, "")
    .replace(/^(?:0|\+94)/, "");
  return /^\d+$/.test(digits) && digits.length >= fewestDigits ? digits : "";
};

export const createAccountStaff = ({
  accounts,
  audit,
  sessions,
}: {
  readonly accounts: AccountStore;
  readonly audit: Audit;
  readonly sessions: Pick<AccountSessions, "signOutSession" | "signOutOthers">;
}): AccountStaff => ({
  async search({ text, afterEmail, limit }) {
    const found = await accounts.search({
      text: foldedText(text.trim()),
      email: text.includes("@") ? normalEmail(text) : text.trim().toLowerCase(),
      phone: digitsOfPhone(text),
      afterEmail,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const next = found.length > limit ? (page.at(-1)?.email ?? null) : null;
    return { accounts: page.map(viewOf), next };
  },

  async grantRole({ id, role: ownRole }, accountId, role, now) {
    const account = (await accounts.byIds([accountId])).get(accountId);
    if (!account) return refused(notFound(messages.account.notFound));
    if (account.role === role) return { accepted: true, account: viewOf(account) };
    const lastAdmin = { code: "LAST_ADMIN", message: messages.account.lastAdmin } as const;
    if (account.role === "admin" && !(await accounts.hasRole("admin", accountId))) {
      return refused(lastAdmin);
    }
    const actor = { id, role: ownRole };
    await audit.record(account, { type: "GrantRole", role }, now, actor);
    if (await accounts.setRole(accountId, role)) {
      return { accepted: true, account: viewOf({ ...account, role }) };
    }
    // Another admin was faster, and this one is the last by now: the facts have to say so.
    await audit.record(account, { type: "GrantRole", role: account.role }, now, actor);
    return refused(lastAdmin);
  },

  async signOutPerson({ id, role }, accountId, sessionId, now) {
    if (accountId === id) {
      return refused({ code: "OWN_ACCOUNT", message: messages.account.notOwnSignOut });
    }
    const account = (await accounts.byIds([accountId])).get(accountId);
    if (!account) return refused(notFound(messages.account.notFound));
    const actor = { id, role };
    if (sessionId === null) {
      const { ended } = await sessions.signOutOthers(account, null, now, actor);
      return { accepted: true, ended };
    }
    const outcome = await sessions.signOutSession(account, sessionId, now, actor);
    return outcome.accepted ? { accepted: true, ended: 1 } : outcome;
  },
});
