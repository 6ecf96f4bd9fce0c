import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { messages } from "#domain/messages.ts";
import { sendSignIn } from "./account.ts";
import type { RestDependencies } from "./context.ts";
import { sendError, sendRefusal } from "./errors.ts";

/**
 * Body of POST /api/users/google-login. The identity comes from the token; the other documented
 * fields are ignored.
 */
export const googleLoginBody = z.object({
  idToken: z.string("An ID token is needed").min(1, "An ID token is needed").max(10_000),
  uid: z.string().max(1000).optional(),
  name: z.string().max(1000).optional(),
  email: z.string().max(1000).optional(),
});

const bodyLimit = 32 * 1024;

/**
 * Registers sign-in with an identity provider's ID token, for apps (docs/rules.md, "Sign-in with
 * Google").
 */
export const registerGoogle = (
  app: FastifyInstance,
  { accounts, identify }: RestDependencies,
): void => {
  app.post(
    "/users/google-login",
    { config: { access: "VISITOR" }, bodyLimit },
    async (request, reply) => {
      const { idToken } = googleLoginBody.parse(request.body);
      const identified = await identify(idToken);
      if (identified.outcome !== "known") {
        if (identified.outcome === "refused") {
          const { googleRefused: message } = messages.account;
          return sendRefusal(reply, { code: "SIGN_IN_REFUSED", message });
        }
        void reply.header("retry-after", "5");
        return sendError(reply, 503, "UNAVAILABLE", messages.account.googleFailed);
      }
      const outcome = await accounts.signInWithIdentity(identified.identity, request.caller);
      return sendSignIn(request, reply, outcome);
    },
  );
};
