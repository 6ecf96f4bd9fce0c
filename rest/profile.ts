import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { AccountView } from "#domain/account/account.ts";
import { messages } from "#domain/messages.ts";
import { viewerOf } from "./access.ts";
import { passwordBodyLimit } from "./account.ts";
import type { RestDependencies } from "./context.ts";
import { sendError, sendRefusal } from "./errors.ts";

const text = z.string().max(1000);
const optional = text.default("");

/**
 * Body of PUT /api/users/profile. A non-empty password is a new one and requires the current one,
 * and so does another email, which the account has once it is verified.
 */
export const profileBody = z.object({
  name: text,
  email: text,
  firstName: optional,
  lastName: optional,
  contactNumber1: optional,
  contactNumber2: optional,
  shippingAddress: z
    .object({
      addressLine1: optional,
      addressLine2: optional,
      district: optional,
      province: optional,
      zipCode: optional,
    })
    .prefault({}),
  password: optional,
  currentPassword: optional,
  emailCode: optional.describe(
    "A code from the current mailbox, in place of the current password, to change the email.",
  ),
});

/** The documented shape. Passwords are never returned. */
const profileAnswer = ({ name, email, emailVerifiedAt, profile }: AccountView) => ({
  name,
  email,
  password: "",
  emailVerified: emailVerifiedAt !== null,
  ...profile,
});

/** Registers the documented profile calls, for all signed-in users. */
export const registerProfile = (app: FastifyInstance, { accounts }: RestDependencies): void => {
  const access = { config: { access: "MEMBER" } } as const;

  const send = (reply: FastifyReply, account: AccountView, message: string) =>
    reply.send({ success: true, message, ...profileAnswer(account) });

  app.get("/users/profile", access, async (request, reply) => {
    const account = await accounts.profile(viewerOf(request).id);
    return account
      ? send(reply, account, "")
      : sendError(reply, 404, "NOT_FOUND", messages.account.notFound);
  });

  app.put("/users/profile", { ...access, bodyLimit: passwordBodyLimit }, async (request, reply) => {
    const { password, currentPassword, emailCode, ...profile } = profileBody.parse(request.body);
    const outcome = await accounts.saveProfile(
      viewerOf(request).id,
      profile,
      {
        ...{ currentPassword, emailCode },
        newPassword: password === "" ? null : password,
        keepToken: request.caller.session.token,
      },
      request.caller,
    );
    return outcome.accepted
      ? send(reply, outcome.account, messages.account.profileSaved)
      : sendRefusal(reply, outcome.refusal);
  });
};
