import type { Account } from "#domain/account/account.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";

/** The email address of an account; with the owner's name only if the address is verified. */
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
