import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { messages } from "#domain/messages.ts";
import { passwordBodyLimit } from "./account.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";

const text = z.string().max(1000);

/** Body of `POST /api/users/forgotpassword`. */
export const forgotPasswordBody = z.object({ email: text });

/** Body of PUT /api/users/resetpassword. */
export const resetPasswordBody = z.object({ resetToken: text, password: text });

/** Body of POST /api/users/verify-Email. */
export const verifyEmailBody = z.object({ token: text, email: text });

/** Registers email verification and password reset: documented calls that need no session. */
export const registerRecovery = (app: FastifyInstance, { accounts }: RestDependencies): void => {
  const open = { config: { access: "VISITOR" }, bodyLimit: passwordBodyLimit } as const;

  app.post("/users/forgotpassword", open, async ({ body, caller }, reply) => {
    const { email } = forgotPasswordBody.parse(body);
    const outcome = await accounts.forgotPassword(email, caller);
    return outcome.accepted
      ? reply.send({ success: true, message: messages.account.emailSent })
      : sendRefusal(reply, outcome.refusal);
  });

  app.put("/users/resetpassword", open, async ({ body, caller }, reply) => {
    const { resetToken: token, password } = resetPasswordBody.parse(body);
    const outcome = await accounts.resetPassword({ token, password }, caller);
    return outcome.accepted
      ? reply.send({ success: true, message: messages.account.passwordReset })
      : sendRefusal(reply, outcome.refusal);
  });

  app.post("/users/verify-Email", open, async ({ body, caller }, reply) => {
    const { token: code, email } = verifyEmailBody.parse(body);
    const outcome = await accounts.verifyEmail({ code, email }, caller, caller.viewer?.id ?? null);
    return outcome.accepted
      ? reply.send({ success: true, message: messages.account.emailVerified })
      : sendRefusal(reply, outcome.refusal);
  });
};
