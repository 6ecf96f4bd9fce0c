import type {} from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SignInOutcome } from "#domain/account/outcome.ts";
import type { IdentityInput } from "#domain/account/identity-sign-in.ts";
import { isLoopback } from "./loopback.ts";
import { IdentityRefused, ProviderUnavailable } from "./errors.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { addressOfResult, resultOf, type SignInResult } from "./sign-in-result.ts";
import { readTry, writeTry } from "./sign-in-try.ts";

/** Where a person comes back to from the provider. */
export const callbackPath = "/auth/google/callback";

const cookieName = "nivasa_google";
const tryMinutes = 10;

/**
 * The way to the provider and back, as pages of the popup. What belongs to one try lies in a cookie that only these
 * pages get, so an answer is taken in the browser that asked for it, once, and nowhere else.
 */
export const registerGoogleSignIn = (
  app: FastifyInstance,
  {
    provider,
    publicUrl,
    signIn,
    onProviderFailure,
  }: {
    /** Null where the shop has none; asked at each request. */
    readonly provider: () => IdentityProvider | null;
    readonly publicUrl: string | null;
    /** Signs in whom the provider names, and gives the browser the session. */
    readonly signIn: (
      identity: IdentityInput,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<SignInOutcome>;
    /** Notified why nobody can be asked, or nothing be made of the answer. */
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
    const asked = provider();
    if (!base || !asked) return goTo(reply, "failed");
    try {
      const { url, signInTry } = await asked.begin(new URL(callbackPath, base).href);
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
    const asked = provider();
    if (!base || !asked || !signInTry) return goTo(reply, "refused");
    try {
      const identity = await asked.finish(new URL(request.url, base), signInTry);
      const outcome = await signIn(identity, request, reply);
      return await goTo(reply, outcome.accepted ? "signed-in" : resultOf(outcome.refusal.code));
    } catch (error) {
      if (!(error instanceof IdentityRefused)) onProviderFailure(error);
      return goTo(reply, error instanceof IdentityRefused ? "refused" : "failed");
    }
  });
};

/** The sender of an ID token, as the documented call needs to know it. */
export type IdentifiedBy =
  | { readonly outcome: "known"; readonly identity: IdentityInput }
  | { readonly outcome: "refused" | "unavailable" };

/** Who an app's ID token is about. Throws only what nobody expects. */
export const identifyBy =
  (provider: () => IdentityProvider | null) =>
  async (idToken: string): Promise<IdentifiedBy> => {
    const asked = provider();
    if (!asked) return { outcome: "unavailable" };
    try {
      return { outcome: "known", identity: await asked.verify(idToken) };
    } catch (error) {
      if (error instanceof IdentityRefused) return { outcome: "refused" };
      if (error instanceof ProviderUnavailable) return { outcome: "unavailable" };
      throw error;
    }
  };

/** The shop's address, from the settings; on this machine alone it may be the one that was typed. */
const baseOf = ({ headers: { host } }: FastifyRequest, publicUrl: string | null): string | null => {
  if (publicUrl !== null) return publicUrl;
  const typed = `http://${host ?? ""}`;
  return URL.canParse(typed) && isLoopback(new URL(typed)) ? typed : null;
};
