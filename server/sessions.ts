import type { IncomingMessage } from "node:http";
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import type { SignIn } from "#domain/account/outcome.ts";
import { viewOf } from "#domain/account/profile.ts";
import type { AccountService } from "#domain/account/service.ts";
import type { Viewer } from "#domain/account/viewer.ts";

const cookieName = "nivasa_session";

/** Who sent a request, and with what token. */
export interface Identity {
  readonly viewer: Viewer | null;
  readonly token: string | null;
}

export interface Sessions {
  identify(headers: IncomingMessage["headers"]): Promise<Identity>;
  /** Gives the browser the session; scripts cannot read it, and other sites cannot send it with a command. */
  open(reply: FastifyReply, signIn: SignIn): void;
  close(reply: FastifyReply): void;
}

/** Sessions as a cookie (browser) or as a bearer token (mobile app). */
export const createSessions = (
  accounts: AccountService,
  { secure }: { readonly secure: boolean },
): Sessions => {
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    async identify({ authorization, cookie }) {
      const token = bearerToken(authorization) ?? cookieToken(cookie);
      if (token === null) return { viewer: null, token: null };
      const account = await accounts.authenticate(token, new Date().toISOString());
      return { viewer: account && viewOf(account), token };
    },
    open(reply, { token, expiresAt }) {
      reply.setCookie(cookieName, token, { ...attributes, expires: new Date(expiresAt) });
    },
    close(reply) {
      reply.clearCookie(cookieName, attributes);
    },
  };
};

const bearerToken = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? "")?.[1] ?? null;

const cookieToken = (cookie: string | undefined): string | null =>
  cookie === undefined ? null : (fastifyCookie.parse(cookie)[cookieName] ?? null);
