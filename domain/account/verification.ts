import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import type { InvalidInput } from "../refusal.ts";
import { accountById } from "./account-by-id.ts";
import { verificationProblem } from "./account-input.ts";
import type { CountAttempt } from "./attempts.ts";
import type { Audit } from "./audit.ts";
import {
  done,
  refused,
  type Caller,
  type CodeRefused,
  type Outcome,
  type TooManyTries,
} from "./outcome.ts";
import { movingTo, type Account } from "./account.ts";
import { recipientOf } from "./mail-recipient.ts";
import type { AccountMail } from "./ports/account-mail.ts";
import { accountOfMailbox } from "./mailbox.ts";
import { issuePasswordToken, restorePurpose, tokenLifeMs } from "./password-token.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { AttemptLimiter } from "./ports/attempt-limiter.ts";
import type { CodeStore } from "./ports/code-store.ts";
import type { Tokens } from "./ports/secrets.ts";
import type { MailedCodes } from "./short-code.ts";

export interface EmailVerification {
  /**
   * Mails a new code, which replaces the previous one: to the mailbox that the account moves to, or
   * to its unverified one. Sends nothing if there is neither.
   */
  sendVerification(
    accountId: string,
    caller: Caller,
  ): Promise<Outcome<TooManyTries, { readonly message: string }>>;
  /**
   * Verifies a mailbox with the mailed code. It needs no session and opens none. A caller who is
   * signed in to the account (`viewerId`) has separate tries, which strangers cannot use up. Only
   * such a caller can verify the mailbox that the account moves to: the account has it from then
   * on, and the former one gets a link that takes the account back.
   */
  verifyEmail(
    input: { readonly email: string; readonly code: string },
    caller: Caller,
    viewerId?: string | null,
  ): Promise<Outcome<InvalidInput | TooManyTries | CodeRefused>>;
}

/** Creates a code for a mailbox of the account and mails it. For the account service only. */
export type MailCode = (account: Account, email: string, now: string) => Promise<void>;

export const createEmailVerification = ({
  accounts,
  codes,
  mailedCodes,
  tokens,
  mail,
  limiter,
  countAttempt,
  audit,
}: {
  readonly accounts: AccountStore;
  readonly codes: CodeStore;
  readonly mailedCodes: MailedCodes;
  readonly tokens: Tokens;
  readonly mail: AccountMail;
  readonly limiter: AttemptLimiter;
  readonly countAttempt: CountAttempt;
  readonly audit: Audit;
}): EmailVerification & { readonly mailCode: MailCode } => {
  const codeOf = ({ id }: Account, email: string) =>
    ({ accountId: id, purpose: "verify-email", email }) as const;

  const mailCode: MailCode = async (account, email, now) => {
    const code = await mailedCodes.issue(codeOf(account, email), now);
    await mail.verification({ ...recipientOf(account), email, code });
  };

  /** The latest way back is that of the oldest mailbox: a thief may move the account twice. */
  const wayBack = async (account: Account, now: string) => {
    const { id, email, emailVerifiedAt, formerEmail } = account;
    const known = await codes.current(id, restorePurpose);
    if (formerEmail && known && known.expiresAt > now) return { formerEmail, token: null };
    if (emailVerifiedAt === null) return { formerEmail: null, token: null };
    const token = await issuePasswordToken({ codes, tokens }, restorePurpose, id, now);
    const until = new Date(Date.parse(now) + tokenLifeMs[restorePurpose]).toISOString();
    return { formerEmail: { email, until }, token };
  };

  /** False if the mailbox was taken meanwhile. */
  const move = async (account: Account, email: string, now: string): Promise<boolean> => {
    await audit.record(account, { type: "RecordProfileChange", fields: ["email"] }, now);
    await audit.record(account, { type: "RecordEmailVerified" }, now);
    const { formerEmail, token } = await wayBack(account, now);
    if (!(await accounts.moveEmail(account.id, email, now, formerEmail))) return false;
    await codes.removeOf(account.id);
    if (account.emailVerifiedAt !== null) {
      await mail.emailChanged({ ...recipientOf(account), token });
    }
    return true;
  };

  /** False if the account's mailbox has changed meanwhile. */
  const verify = async (account: Account, now: string): Promise<boolean> => {
    await audit.record(account, { type: "RecordEmailVerified" }, now);
    return accounts.verifyEmail(account.id, account.email, now);
  };

  return {
    mailCode,

    async sendVerification(accountId, caller) {
      const account = await accountById(accounts, accountId);
      const email = account && (movingTo(account, caller.now) ?? unverifiedEmail(account));
      if (!account || !email) {
        return { accepted: true, message: messages.account.emailVerifiedAlready };
      }
      const tooMany =
        (await countAttempt("ask-for-code", accountId, caller)) ??
        (await countAttempt("mail-to-stranger", normalEmail(email), caller));
      if (tooMany) return refused(tooMany);
      await limiter.forget("try-code", account.email, caller.address);
      await limiter.forget("try-own-code", accountId, caller.address);
      await mailCode(account, email, caller.now);
      return { accepted: true, message: messages.account.emailSent };
    },

    async verifyEmail({ email, code }, caller, viewerId = null) {
      const problem = verificationProblem(email, code);
      if (problem) return refused(problem);
      const { now } = caller;
      const mailbox = normalEmail(email);
      const own = viewerId === null ? null : await accountById(accounts, viewerId);
      const moves = own != null && movingTo(own, now) === mailbox;
      const isOwn = own != null && (moves || normalEmail(own.email) === mailbox);
      const tooMany = isOwn
        ? await countAttempt("try-own-code", own.id, caller)
        : await countAttempt("try-code", mailbox, caller);
      if (tooMany) return refused(tooMany);
      const account = isOwn ? own : await accountOfMailbox(accounts, email);
      const notValid = { code: "CODE_REFUSED", message: messages.account.codeNotValid } as const;
      if (!account) return refused(notValid);
      const subject = codeOf(account, moves ? mailbox : account.email);
      // The person's own tries are counted above.
      const right = await mailedCodes.take(subject, code, now, { freeTry: isOwn });
      if (!right) return refused(notValid);
      if (moves && (await accounts.isTaken(mailbox, now))) return refused(notValid);
      const verified = moves ? await move(account, mailbox, now) : await verify(account, now);
      if (!verified) return refused(notValid);
      await limiter.forget(
        isOwn ? "try-own-code" : "try-code",
        isOwn ? account.id : mailbox,
        caller.address,
      );
      return done;
    },
  };
};

const unverifiedEmail = ({ email, emailVerifiedAt }: Account): string | null =>
  emailVerifiedAt === null ? email : null;
