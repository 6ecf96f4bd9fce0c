import type {} from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SignInOutcome } from "#domain/account/outcome.ts";
import type { IdentityInput } from "#domain/account/identity-sign-in.ts";
import { isLoopback } from "./loopback.ts";
import { IdentityRefused, ProviderUnavailable } from "./errors.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { addressOfResult, resultOf, type SignInResult } from "./sign-in-result.ts";
import { readTry, writeTry } from "./sign-in-try.ts";

/** The return address from the provider. */
export const callbackPath = "/auth/google/callback";

const cookieName = "nivasa_google";
const tryMinutes = 10;

/**
 * Routes of the popup to the provider and back. The state of an attempt is in a cookie for these
 * routes only, so an answer is accepted once, and only in the browser that started the attempt.
 */
export const registerGoogleSignIn = (
  app: FastifyInstance,
  {
    provider,
    publicUrl,
    signIn,
    onProviderFailure,
  }: {
    /** Null if the shop has none; called at each request. */
    readonly provider: () => IdentityProvider | null;
    readonly publicUrl: string | null;
    /** Signs in the identified person, and gives the browser the session. */
    readonly signIn: (
      identity: IdentityInput,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<SignInOutcome>;
    /** Called if the provider is unavailable or its answer is invalid. */
    readonly onProviderFailure: (error: unknown) => void;
  },
): void => {
  const cookie = {
    path: "/auth/google",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl?.startsWith("https:") ?? false,
    maxAge: tryMinutes * 60,
  } as const;

  const goTo = (reply: FastifyReply, result: SignInResult) =>
    reply.header("cache-control", "no-store").redirect(addressOfResult(result), 303);

  app.get("/auth/google", async (request, reply) => {
    const base = baseOf(request, publicUrl);
    const google = provider();
    if (!base || !google) return goTo(reply, "failed");
    try {
      const { url, signInTry } = await google.begin(new URL(callbackPath, base).href);
      void reply.setCookie(cookieName, writeTry(signInTry), cookie);
      return await reply.header("cache-control", "no-store").redirect(url, 303);
    } catch (error) {
      onProviderFailure(error);
      return goTo(reply, "failed");
    }
  });

  app.get(callbackPath, async (request, reply) => {
    const base = baseOf(request, publicUrl);
    const signInTry = readTry(request.cookies[cookieName]);
    void reply.clearCookie(cookieName, cookie);
    const google = provider();
    if (!base || !google || !signInTry) return goTo(reply, "refused");
    try {
      const identity = await google.finish(new URL(request.url, base), signInTry);
      const outcome = await signIn(identity, request, reply);
      return await goTo(reply, outcome.accepted ? "signed-in" : resultOf(outcome.refusal.code));
    } catch (error) {
      if (!(error instanceof IdentityRefused)) onProviderFailure(error);
      return goTo(reply, error instanceof IdentityRefused ? "refused" : "failed");
    }
  });
};

/** The sender of an ID token, for the documented call. */
export type IdentifiedBy =
  | { readonly outcome: "known"; readonly identity: IdentityInput }
  | { readonly outcome: "refused" | "unavailable" };

/** The identity in an app's ID token. Throws only unexpected errors. */
export const identifyBy =
  (provider: () => IdentityProvider | null) =>
  async (idToken: string): Promise<IdentifiedBy> => {
    const google = provider();
    if (!google) return { outcome: "unavailable" };
    try {
      return { outcome: "known", identity: await google.verify(idToken) };
    } catch (error) {
      if (error instanceof IdentityRefused) return { outcome: "refused" };
      if (error instanceof ProviderUnavailable) return { outcome: "unavailable" };
      throw error;
    }
  };

/** The shop's address from the settings. On a loopback address it may be the requested host. */
const baseOf = ({ headers: { host } }: FastifyRequest, publicUrl: string | null): string | null => {
  if (publicUrl !== null) return publicUrl;
  const typed = `http://${host ?? ""}`;
  return URL.canParse(typed) && isLoopback(new URL(typed)) ? typed : null;
};
