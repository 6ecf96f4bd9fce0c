import type { Language, MailTopic } from "../constants.ts";
import { normalEmail } from "../values/email.ts";
import { messages } from "../messages.ts";
import { invalidInput, type InvalidInput } from "../refusal.ts";
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
import type { AccountPasswords, CurrentPasswordProblem } from "./passwords.ts";
import { movingTo, type Account, type AccountView } from "./account.ts";
import { recipientOf } from "./mail-recipient.ts";
import type { AccountMail } from "./ports/account-mail.ts";
import type { AccountStore } from "./ports/account-store.ts";
import { changedFields, profileProblem, tidyProfile, type ProfileInput } from "./profile-input.ts";
import type { MailedCodes } from "./short-code.ts";
import type { MailCode } from "./verification.ts";

/** What proves that the person, and not only a session, saves the profile. */
export interface ProfileProof {
  /** Empty if not given. */
  readonly currentPassword: string;
  /** The code that `sendLeavingCode` mailed; empty if not given. */
  readonly emailCode: string;
  /** Null without a new password. */
  readonly newPassword: string | null;
  readonly keepToken: string | null;
}

export interface AccountProfiles {
  /** Null if there is no such account. */
  profile(accountId: string): Promise<AccountView | null>;
  /**
   * Saves a profile. Another email needs the current password, or a code from the current mailbox.
   * It gets a code, and the account keeps its mailbox until the new one is verified. A new password
   * requires the current one, and ends every session except the one of `keepToken`.
   */
  saveProfile(
    accountId: string,
    input: ProfileInput,
    proof: ProfileProof,
    caller: Caller,
  ): Promise<Outcome<InvalidInput | TooManyTries | EmailTaken, { readonly account: AccountView }>>;
  /** Mails a code to the current mailbox, with which the account may move to another one. */
  sendLeavingCode(
    accountId: string,
    caller: Caller,
  ): Promise<Outcome<TooManyTries, { readonly message: string }>>;
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
  mailedCodes,
  mail,
  mailCode,
  changePassword,
  currentPasswordProblem,
  countAttempt,
  audit,
}: {
  readonly accounts: AccountStore;
  readonly mailedCodes: MailedCodes;
  readonly mail: AccountMail;
  readonly mailCode: MailCode;
  readonly changePassword: AccountPasswords["changePassword"];
  readonly currentPasswordProblem: CurrentPasswordProblem;
  readonly countAttempt: CountAttempt;
  readonly audit: Audit;
}): AccountProfiles => {
  const emailTaken: EmailTaken = { code: "EMAIL_TAKEN", message: messages.account.emailTaken };

  const leaving = ({ id, email }: Account) =>
    ({ accountId: id, purpose: "leave-email", email }) as const;

  /** Why the account may not move to another mailbox; null if it may. */
  const leavingProblem = async (
    account: Account,
    { currentPassword, emailCode }: ProfileProof,
    caller: Caller,
  ): Promise<InvalidInput | TooManyTries | null> => {
    if (emailCode.trim() !== "") {
      const right = await mailedCodes.take(leaving(account), emailCode, caller.now);
      const message = messages.account.codeNotValid;
      return right ? null : invalidInput({ field: "emailCode", message });
    }
    if (currentPassword !== "") return currentPasswordProblem(account, currentPassword, caller);
    return account.passwordHash === null
      ? invalidInput({ field: "emailCode", message: messages.account.codeMissing })
      : invalidInput({
          field: "currentPassword",
          message: messages.account.currentPasswordMissing,
        });
  };

  return {
    async profile(accountId) {
      const account = await accountById(accounts, accountId);
      return account ? viewOf(account) : null;
    },

    async saveProfile(accountId, given, proof, caller) {
      const tidy = tidyProfile(given);
      const { newPassword, currentPassword, keepToken } = proof;
      const problem =
        profileProblem(tidy) ??
        (newPassword === null ? null : passwordChangeProblem(currentPassword, newPassword));
      if (problem) return refused(problem);
      const before = await accountById(accounts, accountId);
      if (!before) throw new Error(`Account ${accountId} is gone`);

      const { email: wanted, ...details } = tidy;
      const moved = normalEmail(before.email) !== wanted && movingTo(before, caller.now) !== wanted;
      if (moved) {
        const refusal = await leavingProblem(before, proof, caller);
        if (refusal) return refused(refusal);
        if (await accounts.isTaken(wanted, caller.now)) return refused(emailTaken);
        // The code goes to any mailbox that is entered, so the number of codes is limited.
        const tooMany =
          (await countAttempt("ask-for-code", accountId, caller)) ??
          (await countAttempt("mail-to-stranger", wanted, caller));
        if (tooMany) return refused(tooMany);
      }
      if (newPassword !== null) {
        const change = { currentPassword, password: newPassword };
        const outcome = await changePassword(accountId, change, keepToken, caller);
        if (!outcome.accepted) return outcome;
      }

      const { email } = before;
      const { name, ...profile } = details;
      const newEmail = moved ? { email: wanted, since: caller.now } : before.newEmail;
      const after: Account = { ...before, name, profile, newEmail };
      const fields = changedFields({ ...before, ...before.profile }, { ...details, email });
      if (fields.length > 0) {
        await audit.record(before, { type: "RecordProfileChange", fields }, caller.now);
        if (!(await accounts.saveDetails(accountId, after))) return refused(emailTaken);
      }
      if (moved) {
        await accounts.setNewEmail(accountId, newEmail);
        await mailCode(after, wanted, caller.now);
      }
      return { accepted: true, account: viewOf(after) };
    },

    async sendLeavingCode(accountId, caller) {
      const account = await accountById(accounts, accountId);
      if (!account) throw new Error(`Account ${accountId} is gone`);
      const tooMany = await countAttempt("ask-for-code", accountId, caller);
      if (tooMany) return refused(tooMany);
      const code = await mailedCodes.issue(leaving(account), caller.now);
      await mail.leavingEmail({ ...recipientOf(account), code });
      return { accepted: true, message: messages.account.emailSent };
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
