import { randomUUID } from "node:crypto";
import type { AccountMail, MailRecipient } from "#domain/account/ports/account-mail.ts";
import type { MailQueue } from "./queue/mail-queue.ts";
import type { MailData, MailTemplate } from "./templates.ts";

/** Queues emails about accounts. Each call is a separate email with its own id. */
export const createAccountMail = (queue: MailQueue): AccountMail => {
  const put = async <Template extends MailTemplate>(
    template: Template,
    { accountId, name, email, language }: MailRecipient,
    data: MailData<Template>,
  ): Promise<void> => {
    await queue.put({
      id: randomUUID(),
      template,
      accountId,
      to: { name, address: email, language },
      data,
      createdAt: new Date().toISOString(),
    });
  };
  return {
    verification: ({ code, ...to }) => put("verification", to, { code }),
    reset: ({ token, ...to }) => put("reset", to, { token }),
    invitation: ({ token, staff, ...to }) => put("invitation", to, { token, staff }),
    passwordChanged: (to) => put("password-changed", to, {}),
    leavingEmail: ({ code, ...to }) => put("leaving-email", to, { code }),
    emailChanged: ({ token, ...to }) => put("email-changed", to, { token }),
  };
};
