import type { FastifyReply, FastifyRequest } from "fastify";
import type { AccountService } from "#domain/account/service.ts";
import { viewerCommand, type Viewer } from "#domain/account/viewer.ts";
import { deriveId } from "#event-store/uuid.ts";
import type { RestContext } from "#rest/context.ts";
import { addressOf } from "./address-of-request.ts";
import type { Clock } from "../process/clock.ts";
import { languageOfPage } from "./pages/language.ts";
import type { Identity, SessionTokens } from "./sessions.ts";

/** A caller without a session. */
export const anonymous: Identity = { viewer: null, token: null };

/** Describes the caller of a request. Its response can open and close the caller's session. */
export const createCallers =
  (accounts: Pick<AccountService, "logOut">, sessions: SessionTokens, clock: Clock) =>
  ({ viewer, token }: Identity, request: FastifyRequest, reply: FastifyReply): RestContext => {
    const { url, headers } = request;
    const now = clock();
    if (token !== null) forbidCaching(reply);
    return {
      viewer,
      address: addressOf(request),
      now,
      userAgent: headers["user-agent"] ?? "",
      language: languageOfPage({ url, headers }),
      session: {
        token,
        async open(signIn) {
          // A new sign-in in the same browser replaces the old session.
          if (token !== null) await accounts.logOut(token);
          sessions.open(reply, signIn);
        },
        close: () => sessions.close(reply),
      },
      command: (key) => commandFor(viewer, key, now),
    };
  };

/** A caller whose response can't set a cookie. */
export const callerWithoutReply = (
  { viewer, token }: Identity,
  address: string,
  userAgent: string,
  now: string,
): RestContext => {
  return {
    viewer,
    address,
    now,
    userAgent,
    session: { token, open: refuseToSetCookie, close: refuseToSetCookie },
    command: (key) => commandFor(viewer, key, now),
  };
};

/** Aborts when the client disconnects. */
export const disconnectSignal = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  if (raw.destroyed) leaving.abort();
  else raw.once("close", () => leaving.abort());
  return leaving.signal;
};

/** Never aborts. For callers that end the work in another way when the client disconnects. */
export const neverAborts = (): AbortSignal => new AbortController().signal;

const commandFor = (viewer: Viewer | null, key: string | null | undefined, now: string) => {
  if (!viewer) throw new Error("A command was called without a signed-in viewer");
  return viewerCommand(viewer, { key: key ?? crypto.randomUUID(), now, deriveId });
};

/** Forbids caching: the response belongs to one person. */
const forbidCaching = (reply: FastifyReply): void => {
  void reply.header("cache-control", "no-store");
};

const refuseToSetCookie = (): never => {
  throw new Error("A session can be opened and closed by POST only");
};
