import type { Actor } from "../ports.ts";
import { notFound, type NotFound } from "../refusal.ts";
import { accountById } from "./account-by-id.ts";
import type { Audit } from "./audit.ts";
import { deviceOf } from "./device.ts";
import { done, refused, type Caller, type Outcome, type SignIn } from "./outcome.ts";
import type { Account } from "./account.ts";
import type { AccountStore } from "./ports/account-store.ts";
import type { Session, SessionStore } from "./ports/session-store.ts";
import type { Tokens } from "./ports/secrets.ts";

/** A session as its owner sees it. */
export interface SessionView {
  /** A public name: neither the token nor its digest. */
  readonly id: string;
  readonly createdAt: string;
  /** Rounded to the hour. */
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  readonly device: string;
  /** True for the session of the caller. */
  readonly current: boolean;
}

export interface AccountSessions {
  /** Ends the session of a token. Does nothing if there is none. */
  logOut(token: string): Promise<void>;
  /**
   * The current account of a token, so a removed role is gone with the next request. Null if the
   * token is unknown or has expired.
   */
  authenticate(token: string, now: string): Promise<Account | null>;
  /** The valid sessions of an account, oldest first. */
  sessions(accountId: string, token: string | null, now: string): Promise<readonly SessionView[]>;
  /**
   * Ends one session of an account, by its `id`. Without an actor, the account's person is the
   * actor.
   */
  signOutSession(
    account: Pick<Account, "id">,
    sessionId: string,
    now: string,
    actor?: Actor,
  ): Promise<Outcome<NotFound>>;
  /**
   * Ends every session of an account except the one of the token, and returns their number. The
   * actor is as in `signOutSession`.
   */
  signOutOthers(
    account: Pick<Account, "id">,
    token: string | null,
    now: string,
    actor?: Actor,
  ): Promise<{ readonly ended: number }>;
}

/** Opens a session after any kind of authentication. For the account service only. */
export type OpenSession = (account: Account, caller: Caller) => Promise<SignIn>;

const sessionDays = 30;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

export const createAccountSessions = ({
  accounts,
  sessions,
  tokens,
  audit,
}: {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly tokens: Tokens;
  readonly audit: Audit;
}): AccountSessions & { readonly openSession: OpenSession } => {
  const digestOf = (token: string | null) => (token === null ? null : tokens.digest(token));
  const openOnes = async (accountId: string, now: string): Promise<readonly Session[]> =>
    (await sessions.ofAccount(accountId)).filter(({ expiresAt }) => expiresAt > now);

  return {
    async openSession(account, { now, userAgent }) {
      const token = tokens.create();
      const expiresAt = new Date(Date.parse(now) + sessionDays * dayMs).toISOString();
      await audit.record(account, { type: "RecordSignIn" }, now);
      await sessions.insert({
        tokenDigest: tokens.digest(token),
        accountId: account.id,
        createdAt: now,
        expiresAt,
        lastSeenAt: now,
        device: deviceOf(userAgent),
      });
      return { account, token, expiresAt };
    },

    logOut: (token) => sessions.remove(tokens.digest(token)),

    async authenticate(token, now) {
      const session = await sessions.byDigest(tokens.digest(token));
      if (!session) return null;
      if (session.expiresAt <= now) {
        await sessions.remove(session.tokenDigest);
        return null;
      }
      if (Date.parse(now) - Date.parse(session.lastSeenAt) >= hourMs) {
        await sessions.sawAt(session.tokenDigest, now);
      }
      return accountById(accounts, session.accountId);
    },

    async sessions(accountId, token, now) {
      const current = digestOf(token);
      return (await openOnes(accountId, now)).map(
        ({ tokenDigest, createdAt, lastSeenAt, expiresAt, device }) => ({
          id: tokens.nameOf(tokenDigest),
          createdAt,
          lastSeenAt,
          expiresAt,
          device,
          current: tokenDigest === current,
        }),
      );
    },

    async signOutSession({ id }, sessionId, now, actor) {
      const account = await accountById(accounts, id);
      const session = (await openOnes(id, now)).find(
        ({ tokenDigest }) => tokens.nameOf(tokenDigest) === sessionId,
      );
      if (!account || !session) return refused(notFound("Session not found."));
      await audit.record(account, { type: "RecordSessionsEnded", count: 1 }, now, actor);
      await sessions.remove(session.tokenDigest);
      return done;
    },

    async signOutOthers({ id }, token, now, actor) {
      const keep = digestOf(token);
      const others = (await openOnes(id, now)).filter(({ tokenDigest }) => tokenDigest !== keep);
      const account = await accountById(accounts, id);
      if (account) {
        const ended = { type: "RecordSessionsEnded", count: others.length } as const;
        await audit.record(account, ended, now, actor);
      }
      await sessions.removeOthers(id, keep);
      return { ended: others.length };
    },
  };
};
