import type { Language, MailTopic } from "../constants.ts";
import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import type { InvalidInput } from "../refusal.ts";
import { accountById } from "./account-by-id.ts";
import { passwordChangeProblem } from "./account-input.ts";
import type { CountAttempt } from "./attempts.ts";
import type { Audit } from "./audit.ts";
import {
  refused,
  type Caller,
  type EmailTaken,
  type Outcome,
  type TooManyTries,
} from "./outcome.ts";
import type { AccountPasswords, PasswordChangeInput } from "./passwords.ts";
import type { Account, AccountView } from "./account.ts";
import { recipientOf } from "./mail-recipient.ts";
import type { AccountMail } from "./ports/account-mail.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { CodeStore } from "./ports/code-store.ts";
import { changedFields, profileProblem, tidyProfile, type ProfileInput } from "./profile-input.ts";
import type { MailCode } from "./verification.ts";

export interface AccountProfiles {
  /** Null if there is no such account. */
  profile(accountId: string): Promise<AccountView | null>;
  /**
   * Saves a profile. A new email is unverified: it gets a code, and the old one a notification. A
   * new password requires the current one, and ends every session except the one of `keepToken`.
   */
  saveProfile(
    accountId: string,
    input: ProfileInput,
    passwords: {
      readonly newPassword: PasswordChangeInput | null;
      readonly keepToken: string | null;
    },
    caller: Caller,
  ): Promise<Outcome<InvalidInput | TooManyTries | EmailTaken, { readonly account: AccountView }>>;
  /** Sets the language of future mails to the person. */
  chooseLanguage(accountId: string, language: Language): Promise<void>;
  /** Turns emails about a topic on or off. Returns the topics that are off. */
  setMailTopic(accountId: string, topic: MailTopic, on: boolean): Promise<readonly MailTopic[]>;
}

export const viewOf = ({ passwordHash, ...view }: Account): AccountView => ({
  ...view,
  hasPassword: passwordHash !== null,
});

export const createAccountProfiles = ({
  accounts,
  codes,
  mail,
  mailCode,
  changePassword,
  countAttempt,
  audit,
}: {
  readonly accounts: AccountStore;
  readonly codes: CodeStore;
  readonly mail: AccountMail;
  readonly mailCode: MailCode;
  readonly changePassword: AccountPasswords["changePassword"];
  readonly countAttempt: CountAttempt;
  readonly audit: Audit;
}): AccountProfiles => {
  const emailTaken: EmailTaken = { code: "EMAIL_TAKEN", message: messages.account.emailTaken };

  return {
    async profile(accountId) {
      const account = await accountById(accounts, accountId);
      return account ? viewOf(account) : null;
    },

    async saveProfile(accountId, given, { newPassword, keepToken }, caller) {
      const tidy = tidyProfile(given);
      const problem =
        profileProblem(tidy) ??
        (newPassword && passwordChangeProblem(newPassword.currentPassword, newPassword.password));
      if (problem) return refused(problem);
      const before = await accountById(accounts, accountId);
      if (!before) throw new Error(`Account ${accountId} is gone`);

      // If two accounts share a mailbox, this one keeps the form of its email that distinguishes
      // them.
      const isSame = normalEmail(before.email) === tidy.email;
      const input = isSame ? { ...tidy, email: before.email } : tidy;
      const moved = !isSame;
      if (moved) {
        if (await accounts.byEmail(input.email)) return refused(emailTaken);
        // The code goes to any mailbox that is entered, so the number of codes is limited.
        const tooMany = await countAttempt("ask-for-code", accountId, caller);
        if (tooMany) return refused(tooMany);
      }
      if (newPassword) {
        const outcome = await changePassword(accountId, newPassword, keepToken, caller);
        if (!outcome.accepted) return outcome;
      }

      const { name, email, ...profile } = input;
      const emailVerifiedAt = moved ? null : before.emailVerifiedAt;
      const after: Account = { ...before, name, email, emailVerifiedAt, profile };
      const fields = changedFields({ ...before, ...before.profile }, input);
      if (fields.length === 0) return { accepted: true, account: viewOf(before) };
      await audit.record(before, { type: "RecordProfileChange", fields }, caller.now);
      if (!(await accounts.saveDetails(accountId, after))) return refused(emailTaken);
      if (moved) {
        await codes.removeOf(accountId);
        await mail.emailChanged(recipientOf(before));
        await mailCode(after, caller.now);
      }
      return { accepted: true, account: viewOf(after) };
    },

    chooseLanguage: (accountId, language) => accounts.setLanguage(accountId, language),

    async setMailTopic(accountId, topic, on) {
      const before = (await accountById(accounts, accountId))?.mutedMails ?? [];
      const others = before.filter((each) => each !== topic);
      const after = on ? others : [...others, topic];
      await accounts.setMutedMails(accountId, after);
      return after;
    },
  };
};
