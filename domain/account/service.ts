import type { CommandHandler } from "../ports.ts";
import { createCountAttempt } from "./attempts.ts";
import { createAudit } from "./audit.ts";
import { createAccountCustomers, type AccountCustomers } from "./customers.ts";
import { createIdentitySignIn, type IdentitySignIn } from "./identity-sign-in.ts";
import { createAccountPasswords, type AccountPasswords } from "./passwords.ts";
import type { Account } from "./account.ts";
import type { AccountMail, Discreetly } from "./ports/account-mail.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { AttemptLimiter } from "./ports/attempt-limiter.ts";
import type { CodeStore } from "./ports/code-store.ts";
import type { PasswordHasher, ShortCodes, Tokens } from "./ports/secrets.ts";
import type { RestoredStore } from "./ports/restored-store.ts";
import type { SessionStore } from "./ports/session-store.ts";
import { createAccountProfiles, type AccountProfiles } from "./profile.ts";
import { createAccountSessions, type AccountSessions } from "./sessions.ts";
import { createMailedCodes } from "./short-code.ts";
import { createAccountSignIn, type AccountSignIn } from "./sign-in.ts";
import { createAccountStaff, type AccountStaff } from "./staff.ts";
import { createEmailVerification, type EmailVerification } from "./verification.ts";

/** All account operations. */
export interface AccountService
  extends
    AccountSignIn,
    IdentitySignIn,
    AccountSessions,
    EmailVerification,
    AccountPasswords,
    AccountProfiles,
    AccountStaff,
    AccountCustomers {
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
}

/** Dependencies of the account service. */
export interface AccountPorts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly hasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly shortCodes: ShortCodes;
  readonly limiter: AttemptLimiter;
  readonly mail: AccountMail;
  readonly commands: CommandHandler;
  /** Whether a forgotten password gets the same answer for known and unknown emails. */
  readonly hideAccounts: boolean;
  readonly discreetly: Discreetly;
  /** The first open run that an account drives; null if there is none. */
  readonly openRunOf: (accountId: string) => Promise<string | null>;
  readonly restored: Pick<RestoredStore, "roles" | "roleAnswered">;
  readonly newId: () => string;
}

export const createAccountService = (ports: AccountPorts): AccountService => {
  const { accounts, limiter } = ports;
  const audit = createAudit(ports);
  const countAttempt = createCountAttempt(limiter);
  const mailedCodes = createMailedCodes(ports);
  const base = { ...ports, audit, countAttempt, mailedCodes };
  const { openSession, ...sessions } = createAccountSessions(base);
  const { mailCode, ...verification } = createEmailVerification(base);
  const { currentPasswordProblem, ...passwords } = createAccountPasswords(base);
  const { changePassword } = passwords;
  const customers = createAccountCustomers(base);
  return {
    ...sessions,
    ...verification,
    ...passwords,
    ...createAccountSignIn({ ...base, openSession, mailCode }),
    ...createIdentitySignIn({ ...base, openSession, mailCode }),
    ...createAccountProfiles({ ...base, mailCode, changePassword, currentPasswordProblem }),
    ...createAccountStaff({ ...base, sessions, invite: customers.invite }),
    ...customers,
    byIds: (ids) => accounts.byIds(ids),
  };
};
