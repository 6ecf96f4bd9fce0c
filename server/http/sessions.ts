import type { IncomingMessage } from "node:http";
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import type { SignIn } from "#domain/account/outcome.ts";
import { viewOf } from "#domain/account/profile.ts";
import type { AccountService } from "#domain/account/service.ts";
import type { Clock } from "../process/clock.ts";
import type { Viewer } from "#domain/account/viewer.ts";

/**
 * Behind TLS, the `__Host-` prefix makes browsers refuse this cookie from any other host. The plain
 * name isn't read there: a neighbouring host could have set it.
 */
const cookieNames = { secure: "__Host-nivasa_session", plain: "nivasa_session" } as const;

/** Caller and token of a request. */
export interface Identity {
  readonly viewer: Viewer | null;
  readonly token: string | null;
}

export interface SessionTokens {
  /** Token of the request. It may be expired. */
  tokenOf(headers: IncomingMessage["headers"]): string | null;
  /** Viewer of a session's token; null if the session has ended. */
  viewerOf(token: string): Promise<Viewer | null>;
  identify(headers: IncomingMessage["headers"]): Promise<Identity>;
  /**
   * Sets the session cookie. Scripts can't read it, and other sites can't send it with a command.
   */
  open(reply: FastifyReply, signIn: SignIn): void;
  close(reply: FastifyReply): void;
}

/** Creates session handling for cookies (browsers) and bearer tokens (mobile app). */
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
