import type { Language } from "../../constants.ts";

/** To whom a mail goes. The account is named so that erasing it takes its unsent mails along. */
export interface MailRecipient {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Mails about accounts. Resolves when the mail is stored to be sent, which survives a crash; sending comes later. */
export interface AccountMail {
  /** The six digits that prove the mailbox. */
  verification(mail: MailRecipient & { readonly code: string }): Promise<void>;
  /** The token that sets a new password, to be sent as a link. */
  reset(mail: MailRecipient & { readonly token: string }): Promise<void>;
  /** A notice after the password has changed. */
  passwordChanged(mail: MailRecipient): Promise<void>;
  /** A notice to the mailbox that was the account's until now. */
  emailChanged(mail: MailRecipient): Promise<void>;
}

/**
 * Runs what could be told from the time an answer takes: at once where the answer tells it anyway, after the answer
 * where accounts are hidden. What fails after the answer is logged.
 */
export type Discreetly = (work: () => Promise<void>) => Promise<void>;
