import { normalCode } from "../values/code.ts";
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
import type { Account } from "./account.ts";
import { recipientOf } from "./mail-recipient.ts";
import type { AccountMail } from "./ports/account-mail.ts";
import { accountOfMailbox } from "./mailbox.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { AttemptLimiter } from "./ports/attempt-limiter.ts";
import type { CodeStore } from "./ports/code-store.ts";
import type { ShortCodes } from "./ports/secrets.ts";

export interface EmailVerification {
  /**
   * Mails a new code, which replaces the previous one. Sends nothing if the mailbox is verified.
   */
  sendVerification(
    accountId: string,
    caller: Caller,
  ): Promise<Outcome<TooManyTries, { readonly message: string }>>;
  /**
   * Verifies a mailbox with the mailed code. It needs no session and opens none. A caller who is
   * signed in to the account (`viewerId`) has separate tries, which strangers cannot use up.
   */
  verifyEmail(
    input: { readonly email: string; readonly code: string },
    caller: Caller,
    viewerId?: string | null,
  ): Promise<Outcome<InvalidInput | TooManyTries | CodeRefused>>;
}

/** Creates a code for the account's mailbox and mails it. For the account service only. */
export type MailCode = (account: Account, now: string) => Promise<void>;

/** OWASP ASVS 6.5 allows ten minutes (docs/rules.md, "The /api calls"). */
const codeLifeMs = 10 * 60_000;
const codeTries = 5;
const purpose = "verify-email";

export const createEmailVerification = ({
  accounts,
  codes,
  shortCodes,
  mail,
  limiter,
  countAttempt,
  audit,
}: {
  readonly accounts: AccountStore;
  readonly codes: CodeStore;
  readonly shortCodes: ShortCodes;
  readonly mail: AccountMail;
  readonly limiter: AttemptLimiter;
  readonly countAttempt: CountAttempt;
  readonly audit: Audit;
}): EmailVerification & { readonly mailCode: MailCode } => {
  // The digest includes the mailbox, so a code of the old email is invalid after a change.
  const digestOf = (code: string, salt: string, { id, email }: Account): string =>
    shortCodes.digest(code, salt, `${purpose} ${id} ${email}`);

  const mailCode: MailCode = async (account, now) => {
    const code = shortCodes.create();
    const salt = shortCodes.createSalt();
    await codes.put({
      accountId: account.id,
      purpose,
      digest: digestOf(code, salt, account),
      salt,
      expiresAt: new Date(Date.parse(now) + codeLifeMs).toISOString(),
      triesLeft: codeTries,
    });
    await mail.verification({ ...recipientOf(account), code });
  };

  /**
   * A stranger's try is used before the code is compared, so that concurrent callers get no extra
   * tries. The person's own tries are already counted.
   */
  const isRight = async (
    account: Account,
    code: string,
    now: string,
    isOwn: boolean,
  ): Promise<boolean> => {
    const known = await (isOwn
      ? codes.current(account.id, purpose)
      : codes.spendTry(account.id, purpose));
    if (!known || known.expiresAt <= now) return false;
    return codes.take(account.id, purpose, digestOf(normalCode(code), known.salt, account));
  };

  return {
    mailCode,

    async sendVerification(accountId, caller) {
      const account = await accountById(accounts, accountId);
      if (!account || account.emailVerifiedAt !== null) {
        return { accepted: true, message: messages.account.emailVerifiedAlready };
      }
      const tooMany = await countAttempt("ask-for-code", accountId, caller);
      if (tooMany) return refused(tooMany);
      await limiter.forget("try-code", account.email, caller.address);
      await limiter.forget("try-own-code", accountId, caller.address);
      await mailCode(account, caller.now);
      return { accepted: true, message: messages.account.emailSent };
    },

    async verifyEmail({ email, code }, caller, viewerId = null) {
      const mailbox = normalEmail(email);
      const problem = verificationProblem(email, code);
      if (problem) return refused(problem);
      const own = viewerId === null ? null : await accountById(accounts, viewerId);
      const isOwn = own != null && normalEmail(own.email) === mailbox;
      const tooMany = isOwn
        ? await countAttempt("try-own-code", own.id, caller)
        : await countAttempt("try-code", mailbox, caller);
      if (tooMany) return refused(tooMany);
      const account = isOwn ? own : await accountOfMailbox(accounts, email);
      const notValid = { code: "CODE_REFUSED", message: messages.account.codeNotValid } as const;
      if (!account || !(await isRight(account, code, caller.now, isOwn))) return refused(notValid);
      await audit.record(account, { type: "RecordEmailVerified" }, caller.now);
      if (!(await accounts.verifyEmail(account.id, account.email, caller.now)))
        return refused(notValid);
      await limiter.forget(
        isOwn ? "try-own-code" : "try-code",
        isOwn ? account.id : mailbox,
        caller.address,
      );
      return done;
    },
  };
};
