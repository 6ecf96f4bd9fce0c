import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SignInOutcome } from "#domain/account/outcome.ts";
import { messages } from "#domain/messages.ts";
import type { RestDependencies } from "./context.ts";
import { sendRefusal } from "./errors.ts";

/** Body of `POST /api/users/auth` and `POST /api/users/adminauth`. */
export const credentialsBody = z.object({
  email: z.string().max(1000),
  password: z.string().max(1000),
});

/** Body of POST /api/users/. */
export const signUpBody = credentialsBody.extend({ name: z.string().max(1000) });

/** Maximum bytes of a body that carries a password. */
export const passwordBodyLimit = 10 * 1024;

/**
 * Sends the response of every sign-in call. The session is set as a cookie and returned as a bearer
 * token.
 */
export const sendSignIn = async (
  { caller }: FastifyRequest,
  reply: FastifyReply,
  outcome: SignInOutcome,
  { status = 200, message = "" }: { readonly status?: number; readonly message?: string } = {},
): Promise<FastifyReply> => {
  if (!outcome.accepted) return sendRefusal(reply, outcome.refusal);
  await caller.session.open(outcome);
  const { id, name, email, role } = outcome.account;
  return reply
    .code(status)
    .send({ success: true, message, _id: id, name, email, role, token: outcome.token });
};

/** Registers sign-up, sign-in and sign-out (docs/rules.md, "The /api calls"). */
export const registerAccounts = (app: FastifyInstance, { accounts }: RestDependencies): void => {
  const open = { config: { access: "VISITOR" }, bodyLimit: passwordBodyLimit } as const;

  app.post("/users", open, async (request, reply) => {
    const outcome = await accounts.signUp(signUpBody.parse(request.body), request.caller);
    return sendSignIn(request, reply, outcome, { status: 201, message: messages.account.created });
  });

  app.post("/users/auth", open, async (request, reply) => {
    const outcome = await accounts.logIn(credentialsBody.parse(request.body), request.caller);
    return sendSignIn(request, reply, outcome);
  });

  app.post("/users/adminauth", open, async (request, reply) => {
    const outcome = await accounts.adminLogIn(credentialsBody.parse(request.body), request.caller);
    return sendSignIn(request, reply, outcome);
  });

  app.post("/users/logout", open, async ({ caller }, reply) => {
    if (caller.session.token !== null) await accounts.logOut(caller.session.token);
    caller.session.close();
    return reply.code(204).send();
  });
};
