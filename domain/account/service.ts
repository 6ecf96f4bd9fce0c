import { messages } from "../messages.ts";
import type { Actor, CommandHandler } from "../ports.ts";
import type { InvalidInput } from "../refusal.ts";
import {
  logInProblem,
  normalEmail,
  signUpProblem,
  type LogInInput,
  type SignUpInput,
} from "./account-input.ts";
import { emptyProfile } from "./profile-input.ts";
import { accountDecider } from "./decider.ts";
import type {
  Account,
  AccountRole,
  AccountStore,
  PasswordHasher,
  SessionStore,
  AttemptLimiter,
  Tokens,
} from "./ports.ts";

export type AccountRefusal =
  | InvalidInput
  | { readonly code: "EMAIL_TAKEN" | "SIGN_IN_REFUSED"; readonly message: string }
  | {
      readonly code: "TOO_MANY_TRIES";
      readonly message: string;
      readonly retryAfterSeconds: number;
    };

export type SignInOutcome =
  | {
      readonly accepted: true;
      readonly account: Account;
      /** The session's token, to be given to the client once. */
      readonly token: string;
      readonly expiresAt: string;
    }
  | { readonly accepted: false; readonly refusal: AccountRefusal };

/** Who asks: the network address is counted, never stored. */
export interface Caller {
  readonly address: string;
  readonly now: string;
}

export interface AccountService {
  signUp(input: SignUpInput, caller: Caller): Promise<SignInOutcome>;
  logIn(input: LogInInput, caller: Caller): Promise<SignInOutcome>;
  /** As `logIn`, for admins and analysts only; everybody else gets the answer of a wrong password. */
  adminLogIn(input: LogInInput, caller: Caller): Promise<SignInOutcome>;
  /** Ends the session of a token; nothing happens where there is none. */
  logOut(token: string): Promise<void>;
  /** The account a token stands for; null where it is unknown or has expired. */
  authenticate(token: string, now: string): Promise<Account | null>;
  /** Makes an account with a role unless somebody has that role already; null then. */
  ensureRole(
    account: { readonly name: string; readonly email: string; readonly password: string },
    role: AccountRole,
    now: string,
  ): Promise<Account | null>;
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
}

const sessionDays = 30;
const dayMs = 86_400_000;

export const createAccountService = ({
  accounts,
  sessions,
  hasher,
  tokens,
  limiter,
  commands,
  newId,
}: {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly limiter: AttemptLimiter;
  readonly commands: CommandHandler;
  readonly newId: () => string;
}): AccountService => {
  const note = async (
    account: Account,
    type: "RegisterAccount" | "NoteSignIn",
    now: string,
  ): Promise<void> => {
    const actor: Actor = { id: account.id, role: account.role };
    const commandId = newId();
    await commands.handle(
      accountDecider,
      account.id,
      type === "RegisterAccount" ? { type, role: account.role } : { type },
      { commandId, correlationId: commandId, actor, now },
      type,
    );
  };

  const openSession = async (account: Account, now: string): Promise<SignInOutcome> => {
    const token = tokens.create();
    const expiresAt = new Date(Date.parse(now) + sessionDays * dayMs).toISOString();
    await note(account, "NoteSignIn", now);
    await sessions.insert({
      tokenDigest: tokens.digest(token),
      accountId: account.id,
      createdAt: now,
      expiresAt,
      lastSeenAt: now,
      device: "",
    });
    return { accepted: true, account, token, expiresAt };
  };

  const register = async (
    { name, email, password }: SignUpInput,
    role: AccountRole,
    now: string,
  ): Promise<Account | null> => {
    const account: Account = {
      id: newId(),
      name: name.trim(),
      email: normalEmail(email),
      passwordHash: await hasher.hash(password),
      emailVerifiedAt: null,
      role,
      createdAt: now,
      profile: emptyProfile,
    };
    if (!(await accounts.insert(account))) return null;
    await note(account, "RegisterAccount", now);
    return account;
  };

  const tooManyTries = async (
    email: string,
    { address }: Caller,
  ): Promise<AccountRefusal | null> => {
    const retryAfterSeconds = await limiter.count("sign-in", normalEmail(email), address);
    return retryAfterSeconds === 0
      ? null
      : {
          code: "TOO_MANY_TRIES",
          message: `Too many tries. Please wait ${retryAfterSeconds} seconds.`,
          retryAfterSeconds,
        };
  };

  const signIn = async (
    input: LogInInput,
    caller: Caller,
    allowed: (account: Account) => boolean,
    refusalText: string,
  ): Promise<SignInOutcome> => {
    const refusal = logInProblem(input) ?? (await tooManyTries(input.email, caller));
    if (refusal) return { accepted: false, refusal };
    const email = normalEmail(input.email);
    const account = await accounts.byEmail(email);
    const right = await hasher.verify(account?.passwordHash ?? null, input.password);
    if (!account || !right || !allowed(account)) {
      return { accepted: false, refusal: { code: "SIGN_IN_REFUSED", message: refusalText } };
    }
    await limiter.forget("sign-in", email, caller.address);
    return openSession(account, caller.now);
  };

  return {
    async signUp(input, caller) {
      const refusal = signUpProblem(input) ?? (await tooManyTries(input.email, caller));
      if (refusal) return { accepted: false, refusal };
      const account = await register(input, "shopper", caller.now);
      if (!account) {
        return {
          accepted: false,
          refusal: { code: "EMAIL_TAKEN", message: messages.account.emailTaken },
        };
      }
      await limiter.forget("sign-in", account.email, caller.address);
      return openSession(account, caller.now);
    },

    logIn: (input, caller) => signIn(input, caller, () => true, messages.account.logInFailed),

    adminLogIn: (input, caller) =>
      signIn(
        input,
        caller,
        ({ role }) => role === "admin" || role === "analyst",
        messages.account.adminLogInFailed,
      ),

    logOut: (token) => sessions.remove(tokens.digest(token)),

    async authenticate(token, now) {
      const session = await sessions.byDigest(tokens.digest(token));
      if (!session) return null;
      if (session.expiresAt <= now) {
        await sessions.remove(session.tokenDigest);
        return null;
      }
      return (await accounts.byIds([session.accountId])).get(session.accountId) ?? null;
    },

    async ensureRole(account, role, now) {
      return (await accounts.hasRole(role)) ? null : register(account, role, now);
    },

    byIds: (ids) => accounts.byIds(ids),
  };
};
