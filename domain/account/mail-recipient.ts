import type { Account } from "./account.ts";
import type { MailRecipient } from "./ports/account-mail.ts";

/** To whom a mail about an account goes. */
export const recipientOf = ({ id: accountId, name, email, language }: Account): MailRecipient => ({
  accountId,
  name,
  email,
  language,
});
