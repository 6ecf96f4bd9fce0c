import type { Account } from "./account.ts";
import type { MailRecipient } from "./ports/account-mail.ts";

/** The recipient of a mail about an account. */
export const recipientOf = ({ id: accountId, name, email, language }: Account): MailRecipient => ({
  accountId,
  name,
  email,
  language,
});
