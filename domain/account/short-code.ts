import { normalCode } from "../values/code.ts";
import type { CodePurpose, CodeStore } from "./ports/code-store.ts";
import type { ShortCodes } from "./ports/secrets.ts";

/** A code of six digits: whose it is, for what, and the mailbox it was sent to. */
export interface ShortCodeSubject {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly email: string;
}

/** Codes of six digits that are mailed and typed. */
export interface MailedCodes {
  /** Stores a new code in place of the previous one of the purpose, and returns it for a mail. */
  issue(subject: ShortCodeSubject, now: string): Promise<string>;
  /**
   * Uses a code up. True for one of several concurrent callers with the right code. A try is used
   * before the code is compared, so that concurrent callers get no extra tries; `freeTry` is for
   * callers whose tries are counted elsewhere.
   */
  take(
    subject: ShortCodeSubject,
    code: string,
    now: string,
    options?: { readonly freeTry?: boolean },
  ): Promise<boolean>;
}

/** OWASP ASVS 6.5 allows ten minutes (docs/rules.md, "The /api calls"). */
const codeLifeMs = 10 * 60_000;
const codeTries = 5;

export const createMailedCodes = ({
  codes,
  shortCodes,
}: {
  readonly codes: CodeStore;
  readonly shortCodes: ShortCodes;
}): MailedCodes => {
  // The digest includes the mailbox, so a code is invalid after a change of the mailbox.
  const digestOf = (code: string, salt: string, subject: ShortCodeSubject): string => {
    const { purpose, accountId, email } = subject;
    return shortCodes.digest(code, salt, `${purpose} ${accountId} ${email}`);
  };
  return {
    async issue(subject, now) {
      const { accountId, purpose } = subject;
      const code = shortCodes.create();
      const salt = shortCodes.createSalt();
      await codes.put({
        accountId,
        purpose,
        digest: digestOf(code, salt, subject),
        salt,
        expiresAt: new Date(Date.parse(now) + codeLifeMs).toISOString(),
        triesLeft: codeTries,
      });
      return code;
    },
    async take(subject, code, now, { freeTry = false } = {}) {
      const { accountId, purpose } = subject;
      const known = await (freeTry
        ? codes.current(accountId, purpose)
        : codes.spendTry(accountId, purpose));
      if (!known || known.expiresAt <= now) return false;
      return codes.take(accountId, purpose, digestOf(normalCode(code), known.salt, subject));
    },
  };
};
