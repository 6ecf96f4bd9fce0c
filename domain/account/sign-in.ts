import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { normalName } from "../values/name.ts";
import { accountById } from "./account-by-id.ts";
import { logInProblem, signUpProblem, type LogInInput, type SignUpInput } from "./account-input.ts";
import type { CountAttempt } from "./attempts.ts";
import type { Audit } from "./audit.ts";
import { refused, type Caller, type SignInOutcome } from "./outcome.ts";
import type { Account, AccountRole } from "./account.ts";
import { isStaff } from "../permissions.ts";
import { accountOfMailbox } from "./mailbox.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { AttemptLimiter } from "./ports/attempt-limiter.ts";
import type { Discreetly } from "./ports/account-mail.ts";
import type { PasswordHasher, Tokens } from "./ports/secrets.ts";
import type { SessionStore } from "./ports/session-store.ts";
import { emptyProfile } from "./profile-input.ts";
import type { OpenSession } from "./sessions.ts";
import type { MailCode } from "./verification.ts";

export interface AccountSignIn {
  /** Creates an account, mails a code that verifies its mailbox, and signs in. */
  signUp(input: SignUpInput, caller: Caller): Promise<SignInOutcome>;
  logIn(input: LogInInput, caller: Caller): Promise<SignInOutcome>;
  /**
   * Like `logIn`, for staff only. Other accounts get the answer for a wrong password.
   */
  adminLogIn(input: LogInInput, caller: Caller): Promise<SignInOutcome>;
  /**
   * Creates an account with a role; null if another account has that role. Its mailbox counts as
   * verified because the operator names it.
   */
  ensureRole(
    account: { readonly name: string; readonly email: string; readonly password: string },
    role: AccountRole,
    now: string,
  ): Promise<Account | null>;
  /** Like `ensureRole`, but null only if the mailbox has an account. */
  ensureAccount(
    account: { readonly name: string; readonly email: string; readonly password: string },
    role: AccountRole,
    now: string,
  ): Promise<Account | null>;
}

export const createAccountSignIn = ({
  accounts,
  sessions,
  tokens,
  hasher,
  limiter,
  countAttempt,
  audit,
  openSession,
  mailCode,
  discreetly,
  newId,
}: {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly tokens: Tokens;
  readonly hasher: PasswordHasher;
  readonly limiter: AttemptLimiter;
  readonly countAttempt: CountAttempt;
  readonly audit: Audit;
  readonly openSession: OpenSession;
  readonly mailCode: MailCode;
  readonly discreetly: Discreetly;
  readonly newId: () => string;
}): AccountSignIn => {
  const register = async (
    { name, email, password }: SignUpInput,
    role: AccountRole,
    emailVerifiedAt: string | null,
    { now, language = "en" }: Pick<Caller, "now" | "language">,
  ): Promise<Account | null> => {
    const account: Account = {
      id: newId(),
      name: normalName(name),
      email: normalEmail(email),
      emailVerifiedAt,
      newEmail: null,
      formerEmail: null,
      passwordHash: await hasher.hash(password),
      role,
      language,
      mutedMails: [],
      createdAt: now,
      profile: emptyProfile,
    };
    if (!(await accounts.insert(account))) return null;
    await audit.record(account, { type: "RegisterAccount", role }, now);
    return account;
  };

  const logIn = async (
    input: LogInInput,
    caller: Caller,
    allowed: (account: Account) => boolean,
    message: string,
  ): Promise<SignInOutcome> => {
    const email = normalEmail(input.email);
    const refusal = logInProblem(input) ?? (await countAttempt("sign-in", email, caller));
    if (refusal) return refused(refusal);
    const account = await accountOfMailbox(accounts, input.email);
    const right = await hasher.verify(account?.passwordHash ?? null, input.password);
    const signInRefused = { code: "SIGN_IN_REFUSED", message } as const;
    if (!account || !right || !allowed(account)) {
      if (account) {
        const failure = { type: "RecordFailedSignIn", at: caller.now } as const;
        await discreetly(() => audit.recordOfStranger(account, failure, caller.now));
      }
      return refused(signInRefused);
    }
    const signIn = await openSession(account, caller);
    // The password may have been replaced during the check, by a person who wants this session
    // ended.
    const now = await accountById(accounts, account.id);
    if (now?.passwordHash !== account.passwordHash) {
      await sessions.remove(tokens.digest(signIn.token));
      return refused(signInRefused);
    }
    await limiter.forget("sign-in", email, caller.address);
    return { accepted: true, ...signIn };
  };

  return {
    async signUp(input, caller) {
      const email = normalEmail(input.email);
      const refusal = signUpProblem(input) ?? (await countAttempt("sign-up", email, caller));
      if (refusal) return refused(refusal);
      const account = await register(input, "shopper", null, caller);
      if (!account) {
        return refused({ code: "EMAIL_TAKEN", message: messages.account.emailTaken } as const);
      }
      // A successful sign-up stays counted: it adds an account, and sends a mail to any mailbox. It
      // also counts as the first request for a code; a new account has none before.
      await limiter.count("ask-for-code", account.id, caller.address);
      await limiter.count("mail-to-stranger", account.email, caller.address);
      await mailCode(account, account.email, caller.now);
      return { accepted: true, ...(await openSession(account, caller)) };
    },

    logIn: (input, caller) => logIn(input, caller, () => true, messages.account.logInFailed),

    adminLogIn: (input, caller) =>
      logIn(input, caller, ({ role }) => isStaff(role), messages.account.adminLogInFailed),

    async ensureRole(account, role, now) {
      return (await accounts.hasRole(role)) ? null : register(account, role, now, { now });
    },

    ensureAccount: (account, role, now) => register(account, role, now, { now }),
  };
};
