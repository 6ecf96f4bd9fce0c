import type { Language } from "../../constants.ts";

/** Recipient of a mail. The account id lets an erasure delete unsent mails. */
export interface MailRecipient {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Mails about accounts. Resolves when the mail is durably queued; it is sent later. */
export interface AccountMail {
  /** Sends the six-digit code that verifies the mailbox. */
  verification(mail: MailRecipient & { readonly code: string }): Promise<void>;
  /** Sends the link with the token that sets a new password. */
  reset(mail: MailRecipient & { readonly token: string }): Promise<void>;
  /**
   * Invites a person whose account staff created: the link sets the first password. `staff` says
   * that the person is to work in the shop; otherwise the person ordered by phone.
   */
  invitation(
    mail: MailRecipient & { readonly token: string; readonly staff: boolean },
  ): Promise<void>;
  /** Notifies the person after a change of the password. */
  passwordChanged(mail: MailRecipient): Promise<void>;
  /** Sends the six-digit code with which the account may move to another mailbox. */
  leavingEmail(mail: MailRecipient & { readonly code: string }): Promise<void>;
  /**
   * Notifies the previous mailbox of the account. The link takes the account back; null if an older
   * mailbox has it.
   */
  emailChanged(mail: MailRecipient & { readonly token: string | null }): Promise<void>;
}

/**
 * Runs work whose duration could reveal whether an account exists: before the answer if the answer
 * shows it anyway, after the answer if accounts are hidden. A failure after the answer is logged.
 */
export type Discreetly = (work: () => Promise<void>) => Promise<void>;
