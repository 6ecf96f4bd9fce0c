import { limits } from "../constants.ts";
import { normalEmail } from "../values/email.ts";
import { foldedText } from "../values/folded.ts";
import { normalName } from "../values/name.ts";
import { nationalPhone } from "../values/phone.ts";
import { runText } from "../values/run-id.ts";
import { drivesRun, messages } from "../messages.ts";
import {
  emailUnverified,
  notFound,
  type EmailUnverified,
  type InvalidInput,
  type NotFound,
} from "../refusal.ts";
import { accountById } from "./account-by-id.ts";
import { invitationProblem } from "./account-input.ts";
import type { CountAttempt } from "./attempts.ts";
import type { Audit } from "./audit.ts";
import type { AccountCustomers } from "./customers.ts";
import { accountOfMailbox } from "./mailbox.ts";
import {
  refused,
  type Caller,
  type DrivesRun,
  type EmailTaken,
  type LastAdmin,
  type Outcome,
  type OwnAccount,
  type RoleChanged,
  type TooManyTries,
} from "./outcome.ts";
import type { Account, AccountRole, AccountView } from "./account.ts";
import { isStaff, may } from "../permissions.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { RestoredStore } from "./ports/restored-store.ts";
import { viewOf } from "./profile.ts";
import { emptyProfile } from "./profile-input.ts";
import type { AccountSessions } from "./sessions.ts";

/** Operations of owners on other accounts. The APIs check who may call them. */
export interface AccountStaff {
  /**
   * Accounts whose email or name contains a text, sorted by email, after `afterEmail`. `next` is
   * null on the last page.
   */
  search(query: {
    readonly text: string;
    /** Only people of the shop. */
    readonly staff: boolean;
    readonly afterEmail: string;
    readonly limit: number;
  }): Promise<{ readonly accounts: readonly AccountView[]; readonly next: string | null }>;
  /**
   * Sets the role of an account, effective with its next request. Sessions continue: each request
   * reads the role again. The last owner cannot be changed. Refused if the account's role is not
   * the expected one; null expects none. Also refused if the account drives an open run that it
   * could no longer answer: the answers on its phone would be lost. A role of the shop's people
   * needs a verified mailbox: anyone can sign up with another person's email.
   */
  grantRole(
    admin: Pick<Account, "id" | "role">,
    accountId: string,
    change: { readonly role: AccountRole; readonly expected: AccountRole | null },
    now: string,
  ): Promise<
    Outcome<
      NotFound | LastAdmin | RoleChanged | DrivesRun | EmailUnverified,
      { readonly account: AccountView }
    >
  >;
  /**
   * Opens an account with a role for a colleague, and mails a link that sets its first password.
   * Only that mailbox opens the account: it has no password or identity, and a later reset is
   * mailed, too. Refused for an email that has an account, and for owners: an owner who
   * can't sign in would count as one whom the shop still has.
   */
  inviteStaff(
    owner: Pick<Account, "id" | "role">,
    invitation: { readonly email: string; readonly name: string; readonly role: AccountRole },
    caller: Caller,
  ): Promise<Outcome<InvalidInput | EmailTaken | TooManyTries, { readonly account: AccountView }>>;
  /** Staff of a restored backup, each with the role that waits for an owner. */
  restoredRoles(): Promise<
    readonly { readonly account: AccountView; readonly role: AccountRole }[]
  >;
  /**
   * Ends one session of another person, by its `id`, or all of them (null), and returns their
   * number. The person may be an admin too. The admin's own account is refused: its sessions are
   * ended in the profile.
   */
  signOutPerson(
    admin: Pick<Account, "id" | "role">,
    accountId: string,
    sessionId: string | null,
    now: string,
  ): Promise<Outcome<NotFound | OwnAccount, { readonly ended: number }>>;
}

/** A search for fewer digits would match half of all customers. */
const minDigits = 4;

/** The digits of a phone number without its variable prefix; empty if the text is no number. */
export const digitsOfPhone = (text: string): string => {
  const digits = nationalPhone(text)
    .replace(/[\s-]/g, "")
    .replace(/^(?:0|\+94)/, "");
  return /^\d+$/.test(digits) && digits.length >= minDigits ? digits : "";
};

export const createAccountStaff = ({
  accounts,
  audit,
  sessions,
  openRunOf,
  restored,
  countAttempt,
  invite,
  newId,
}: {
  readonly countAttempt: CountAttempt;
  readonly invite: AccountCustomers["invite"];
  readonly newId: () => string;
  readonly accounts: AccountStore;
  readonly restored: Pick<RestoredStore, "roles" | "roleAnswered">;
  readonly audit: Audit;
  /** The first open run that an account drives; null if there is none. */
  readonly openRunOf: (accountId: string) => Promise<string | null>;
  readonly sessions: Pick<AccountSessions, "signOutSession" | "signOutOthers">;
}): AccountStaff => ({
  async search({ text, staff, afterEmail, limit }) {
    const found = await accounts.search({
      text: foldedText(text.trim()),
      email: text.includes("@") ? normalEmail(text) : text.trim().toLowerCase(),
      phone: digitsOfPhone(text),
      staff,
      afterEmail,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const next = found.length > limit ? (page.at(-1)?.email ?? null) : null;
    return { accounts: page.map(viewOf), next };
  },

  async grantRole({ id, role: ownRole }, accountId, { role, expected }, now) {
    const account = await accountById(accounts, accountId);
    if (!account) return refused(notFound(messages.account.notFound));
    if (account.role === role) {
      await restored.roleAnswered(accountId);
      return { accepted: true, account: viewOf(account) };
    }
    if (expected !== null && account.role !== expected) {
      const message = messages.account.roleChanged;
      return refused({ code: "ROLE_CHANGED", message, account: viewOf(account) });
    }
    if (isStaff(role) && account.emailVerifiedAt === null) {
      const message = messages.account.roleNeedsVerifiedEmail;
      return refused(emailUnverified(message));
    }
    const lastAdmin = { code: "LAST_ADMIN", message: messages.account.lastAdmin } as const;
    if (account.role === "admin" && !(await accounts.hasRole("admin", accountId))) {
      return refused(lastAdmin);
    }
    const drivingRefusal = async (): Promise<DrivesRun | null> => {
      const runId = may(role, "RUNS_ANSWER") ? null : await openRunOf(accountId);
      if (runId === null) return null;
      const message = drivesRun(account.name, runText(runId), "change the role");
      return { code: "DRIVES_RUN", message, runId };
    };
    const driving = await drivingRefusal();
    if (driving) return refused(driving);
    const actor = { id, role: ownRole };
    await audit.record(account, { type: "GrantRole", role }, now, actor);
    if (await accounts.setRole(accountId, role)) {
      // A planner may have chosen the person since. The planner looks at the role again, too, so
      // that one of the two sees the other.
      const planned = await drivingRefusal();
      if (!planned) {
        await restored.roleAnswered(accountId);
        return { accepted: true, account: viewOf({ ...account, role }) };
      }
      await accounts.setRole(accountId, account.role);
      await audit.record(account, { type: "GrantRole", role: account.role }, now, actor);
      return refused(planned);
    }
    // Another admin was faster, and this account is now the last admin. A second fact corrects the
    // first one.
    await audit.record(account, { type: "GrantRole", role: account.role }, now, actor);
    return refused(lastAdmin);
  },

  async inviteStaff({ id, role: ownRole }, { email: typed, name, role }, caller) {
    const { now } = caller;
    const email = normalEmail(typed);
    const problem = invitationProblem({ email: typed, name, role });
    const refusal = problem ?? (await countAttempt("invite", id, caller));
    if (refusal) return refused(refusal);
    const account: Account = {
      ...{ id: newId(), email, emailVerifiedAt: null, newEmail: null, formerEmail: null },
      name: normalName(name) || (email.split("@")[0] ?? email).slice(0, limits.personName),
      ...{ passwordHash: null, role, language: "en", mutedMails: [], createdAt: now },
      profile: emptyProfile,
    };
    const taken = (await accountOfMailbox(accounts, typed)) !== null;
    if (taken || !(await accounts.insert(account))) {
      return refused({ code: "EMAIL_TAKEN", message: messages.invitation.taken } as const);
    }
    const actor = { id, role: ownRole };
    await audit.record(account, { type: "RegisterAccount", role }, now, actor);
    await invite(account.id, now);
    return { accepted: true, account: viewOf(account) };
  },

  async restoredRoles() {
    const waiting = await restored.roles();
    const found = await accounts.byIds(waiting.map(({ accountId }) => accountId));
    return waiting.flatMap(({ accountId, role }) => {
      const account = found.get(accountId);
      return account ? [{ account: viewOf(account), role }] : [];
    });
  },

  async signOutPerson({ id, role }, accountId, sessionId, now) {
    if (accountId === id) {
      return refused({ code: "OWN_ACCOUNT", message: messages.account.notOwnSignOut });
    }
    const account = await accountById(accounts, accountId);
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
