import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { normalName } from "../values/name.ts";
import { logInProblem, signUpProblem, type LogInInput, type SignUpInput } from "./account-input.ts";
import type { CountAttempt } from "./attempts.ts";
import type { Audit } from "./audit.ts";
import { refused, type Caller, type SignInOutcome } from "./outcome.ts";
import type { Account, AccountRole } from "./account.ts";
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
  /** Makes an account, mails a code that proves its mailbox, and signs in. */
  signUp(input: SignUpInput, caller: Caller): Promise<SignInOutcome>;
  logIn(input: LogInInput, caller: Caller): Promise<SignInOutcome>;
  /** As `logIn`, for admins and analysts only; everybody else gets the answer of a wrong password. */
  adminLogIn(input: LogInInput, caller: Caller): Promise<SignInOutcome>;
  /**
   * Makes an account with a role unless somebody has that role already; null then. Its mailbox counts as proven: it is
   * named by whoever runs the shop.
   */
  ensureRole(
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
      passwordHash: await hasher.hash(password),
      role,
      language,
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
    // The password may have been replaced while it was being checked, by somebody who wants this session ended.
    const now = (await accounts.byIds([account.id])).get(account.id);
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
      // The attempt stays counted: each success is an account more, and a mail to whatever mailbox was named.
      // Counted as the first code that was asked for; a new account has never asked before.
      await limiter.count("ask-for-code", account.id, caller.address);
      await mailCode(account, caller.now);
      return { accepted: true, ...(await openSession(account, caller)) };
    },

    logIn: (input, caller) => logIn(input, caller, () => true, messages.account.logInFailed),

    adminLogIn: (input, caller) =>
      logIn(
        input,
        caller,
        ({ role }) => role === "admin" || role === "analyst",
        messages.account.adminLogInFailed,
      ),

    async ensureRole(account, role, now) {
      return (await accounts.hasRole(role)) ? null : register(account, role, now, { now });
    },
  };
};
