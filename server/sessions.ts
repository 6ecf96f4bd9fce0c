import type { IncomingMessage } from "node:http";
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import type { SignIn } from "#domain/account/outcome.ts";
import { viewOf } from "#domain/account/profile.ts";
import type { AccountService } from "#domain/account/service.ts";
import type { Clock } from "./clock.ts";
import type { Viewer } from "#domain/account/viewer.ts";

/**
 * Behind TLS the name makes browsers see to it that nobody but the shop's own host has set the
 * cookie. One of the other name is not read: a neighbouring host could have planted it.
 */
const cookieNames = { secure: "__Host-nivasa_session", plain: "nivasa_session" } as const;

/** Who sent a request, and with what token. */
export interface Identity {
  readonly viewer: Viewer | null;
  readonly token: string | null;
}

export interface SessionTokens {
  /** The token a request brought; it may open nothing any more. */
  tokenOf(headers: IncomingMessage["headers"]): string | null;
  /** Who has the session of a token now; null where it has ended. */
  viewerOf(token: string): Promise<Viewer | null>;
  identify(headers: IncomingMessage["headers"]): Promise<Identity>;
  /**
   * Gives the browser the session; scripts cannot read it, and other sites cannot send it with a
   * command.
   */
  open(reply: FastifyReply, signIn: SignIn): void;
  close(reply: FastifyReply): void;
}

/** Sessions as a cookie (browser) or as a bearer token (mobile app). */
export const createSessionTokens = (
  accounts: AccountService,
  { secure, clock }: { readonly secure: boolean; readonly clock: Clock },
): SessionTokens => {
  const cookieName = secure ? cookieNames.secure : cookieNames.plain;
  const tokenOf: SessionTokens["tokenOf"] = ({ authorization, cookie }) =>
    bearerToken(authorization) ?? cookieToken(cookie, cookieName);
  const viewerOf: SessionTokens["viewerOf"] = async (token) => {
    const account = await accounts.authenticate(token, clock());
    return account && viewOf(account);
  };
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    tokenOf,
    viewerOf,
    async identify(headers) {
      const token = tokenOf(headers);
      return { viewer: token === null ? null : await viewerOf(token), token };
    },
    open(reply, { token, expiresAt }) {
      void reply.header("cache-control", "no-store");
      reply.setCookie(cookieName, token, { ...attributes, expires: new Date(expiresAt) });
    },
    close(reply) {
      reply.clearCookie(cookieName, attributes);
    },
  };
};

const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? "")?.[1] ?? null;

const cookieToken = (cookie: string | undefined, name: string): string | null =>
  cookie === undefined ? null : (fastifyCookie.parse(cookie)[name] ?? null);
