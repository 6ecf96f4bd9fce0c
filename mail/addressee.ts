import type { Account } from "#domain/account/account.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";

/** The mailbox of an account, by the name of its owner once that one has proven to read it. */
export const addresseeOf = ({
  name,
  email: address,
  emailVerifiedAt,
  language,
}: Account): OutgoingMail["to"] => ({
  name: emailVerifiedAt === null ? "" : name,
  address,
  language,
});
