import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import { accountById } from "./account-by-id.ts";
import { forgottenEmailProblem, passwordChangeProblem, resetProblem } from "./account-input.ts";
import type { CountAttempt } from "./attempts.ts";
import type { Audit } from "./audit.ts";
import type { PasswordChange } from "./events.ts";
import {
  done,
  refused,
  type Caller,
  type CodeRefused,
  type Outcome,
  type TooManyTries,
} from "./outcome.ts";
import type { Account } from "./account.ts";
import { recipientOf } from "./mail-recipient.ts";
import { issuePasswordToken, restorePurpose, tokenPurposes } from "./password-token.ts";
import type { AccountMail, Discreetly } from "./ports/account-mail.ts";
import { accountOfMailbox } from "./mailbox.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { AttemptLimiter } from "./ports/attempt-limiter.ts";
import type { CodeStore, OneTimeCode } from "./ports/code-store.ts";
import type { PasswordHasher, Tokens } from "./ports/secrets.ts";
import type { SessionStore } from "./ports/session-store.ts";

/** Why a typed current password is not accepted; null if it is right. Counts the attempt. */
export type CurrentPasswordProblem = (
  account: Account,
  currentPassword: string,
  caller: Caller,
) => Promise<InvalidInput | TooManyTries | null>;

/** A new password, together with the current one. */
export interface PasswordChangeInput {
  readonly currentPassword: string;
  readonly password: string;
}

export interface AccountPasswords {
  /**
   * Mails a token that sets a new password. If accounts are hidden, unknown emails are accepted
   * too.
   */
  forgotPassword(
    email: string,
    caller: Caller,
  ): Promise<Outcome<InvalidInput | TooManyTries | NotFound>>;
  /** Sets a password with a mailed token, once. Every session ends. */
  resetPassword(
    input: { readonly token: string; readonly password: string },
    caller: Caller,
  ): Promise<Outcome<InvalidInput | TooManyTries | CodeRefused>>;
  /** Sets a password. Every session except the one of `keepToken` ends. */
  changePassword(
    accountId: string,
    input: PasswordChangeInput,
    keepToken: string | null,
    caller: Caller,
  ): Promise<Outcome<InvalidInput | TooManyTries>>;
}

export const createAccountPasswords = ({
  accounts,
  sessions,
  codes,
  tokens,
  hasher,
  mail,
  limiter,
  countAttempt,
  audit,
  hideAccounts,
  discreetly,
}: {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly tokens: Tokens;
  readonly hasher: PasswordHasher;
  readonly mail: AccountMail;
  readonly limiter: AttemptLimiter;
  readonly countAttempt: CountAttempt;
  readonly audit: Audit;
  readonly hideAccounts: boolean;
  readonly discreetly: Discreetly;
}): AccountPasswords & { readonly currentPasswordProblem: CurrentPasswordProblem } => {
  const mailToken = async (account: Account, now: string): Promise<void> => {
    await audit.recordOfStranger(account, { type: "RecordResetRequest" }, now);
    const token = await issuePasswordToken({ codes, tokens }, "reset-password", account.id, now);
    await mail.reset({ ...recipientOf(account), token });
  };

  /**
   * Ends sessions before and after the change, so that no session of the old password survives a
   * crash in between.
   */
  const replacePassword = async (
    account: Account,
    passwordHash: string,
    how: PasswordChange,
    keepDigest: string | null,
    now: string,
  ): Promise<void> => {
    await audit.record(account, { type: "RecordPasswordChange", how }, now);
    await sessions.removeOthers(account.id, keepDigest);
    await accounts.setPassword(account.id, passwordHash);
    await sessions.removeOthers(account.id, keepDigest);
    await codes.removeOf(account.id);
    await mail.passwordChanged(recipientOf(account));
  };

  /**
   * The token was mailed, so the mailbox is verified. If it was not verified before, the account
   * may have been created by another person. Therefore the identities linked to it are removed.
   */
  const takeOver = async (account: Account, now: string): Promise<void> => {
    if (account.emailVerifiedAt !== null) return;
    await accounts.unlinkIdentities(account.id);
    await audit.record(account, { type: "RecordEmailVerified" }, now);
    await accounts.verifyEmail(account.id, account.email, now);
  };

  const currentPasswordProblem: CurrentPasswordProblem = async (account, typed, caller) => {
    const tooMany = await countAttempt("current-password", account.id, caller);
    if (tooMany) return tooMany;
    if (await hasher.verify(account.passwordHash, typed)) {
      await limiter.forget("current-password", account.id, caller.address);
      return null;
    }
    const message = messages.account.currentPasswordWrong;
    return invalidInput({ field: "currentPassword", message });
  };

  /**
   * Gives the account its former mailbox back, whose owner has the link. Identities that were
   * linked since are removed. Null if another account has the mailbox.
   */
  const takeBack = async (account: Account, now: string): Promise<Account | null> => {
    const email = account.formerEmail?.email;
    if (email === undefined) return null;
    await audit.record(account, { type: "RecordProfileChange", fields: ["email"] }, now);
    await audit.record(account, { type: "RecordEmailVerified" }, now);
    if (!(await accounts.restoreEmail(account.id, email, now))) return null;
    await accounts.unlinkIdentities(account.id);
    return { ...account, email, emailVerifiedAt: now, newEmail: null, formerEmail: null };
  };

  return {
    currentPasswordProblem,

    async forgotPassword(email, caller) {
      const mailbox = normalEmail(email);
      const refusal =
        forgottenEmailProblem(email) ?? (await countAttempt("ask-for-reset", mailbox, caller));
      if (refusal) return refused(refusal);
      if (hideAccounts) {
        await discreetly(async () => {
          const account = await accountOfMailbox(accounts, email);
          if (account) await mailToken(account, caller.now);
        });
        return done;
      }
      const account = await accountOfMailbox(accounts, email);
      if (!account) return refused(notFound(messages.account.emailNotFound));
      await mailToken(account, caller.now);
      return done;
    },

    async resetPassword({ token, password }, caller) {
      const refusal = resetProblem(password) ?? (await countAttempt("try-reset", "", caller));
      if (refusal) return refused(refusal);
      const notAccepted = {
        code: "CODE_REFUSED",
        message: messages.account.passwordNotAccepted,
      } as const;
      const digest = tokens.digest(token);
      let known: OneTimeCode | null = null;
      for (const purpose of tokenPurposes) known ??= await codes.byDigest(purpose, digest);
      if (!known || known.expiresAt <= caller.now) return refused(notAccepted);
      const found = await accountById(accounts, known.accountId);
      if (!found) return refused(notAccepted);
      const passwordHash = await hasher.hash(password);
      if (!(await codes.take(found.id, known.purpose, digest))) return refused(notAccepted);
      const account = known.purpose === restorePurpose ? await takeBack(found, caller.now) : found;
      if (!account) return refused(notAccepted);
      await replacePassword(account, passwordHash, "reset", null, caller.now);
      await takeOver(account, caller.now);
      return done;
    },

    async changePassword(accountId, { currentPassword, password }, keepToken, caller) {
      const problem = passwordChangeProblem(currentPassword, password);
      if (problem) return refused(problem);
      const account = await accountById(accounts, accountId);
      if (!account) throw new Error(`Account ${accountId} is gone`);
      const refusal = await currentPasswordProblem(account, currentPassword, caller);
      if (refusal) return refused(refusal);
      const keepDigest = keepToken === null ? null : tokens.digest(keepToken);
      const passwordHash = await hasher.hash(password);
      await replacePassword(account, passwordHash, "current-password", keepDigest, caller.now);
      return done;
    },
  };
};
