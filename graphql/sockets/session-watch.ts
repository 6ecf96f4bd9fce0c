import type { Viewer } from "#domain/account/viewer.ts";
import type { WebSocket } from "ws";
import type { Context } from "../context.ts";

/** Who has the session of a token now; null where it has ended. */
export type ViewerOf = (token: string) => Promise<Viewer | null>;

/** Sockets of people who are signed in, looked after while they are open. */
export interface SessionWatch {
  add(client: WebSocket, context: Pick<Context, "viewer" | "session">): void;
  /** Looks at every session once. Never rejects. */
  checkAll(): Promise<void>;
  stop(): void;
}

/** A session that has ended, or another role, shows on a socket within this. */
const recheckMs = 3000;

/** The protocol's word for a session that may no longer have what it subscribed to. */
const forbidden = 4403;

/**
 * Closes sockets whose session has ended or has another role by now: a socket is asked who it is
 * when it opens, and would go on for hours. While nobody can tell (the accounts are away), sockets
 * stay as they are.
 */
export const watchSessions = (viewerOf: ViewerOf): SessionWatch => {
  const open = new Map<string, Map<WebSocket, Viewer>>();
  let checking = false;

  const check = async (token: string, sockets: ReadonlyMap<WebSocket, Viewer>): Promise<void> => {
    const now = await viewerOf(token);
    for (const [client, { id, role }] of sockets) {
      if (now?.id !== id || now.role !== role) client.close(forbidden, "The session has changed");
    }
  };

  const checkAll = async (): Promise<void> => {
    if (checking) return;
    checking = true;
    for (const [token, sockets] of open) {
      // Whoever asks for something meets the outage; here nothing is asked for, and the next may be
      // known.
      await check(token, sockets).catch(() => undefined);
    }
    checking = false;
  };

  const timer = setInterval(() => void checkAll(), recheckMs);
  timer.unref();

  return {
    add(client, { viewer, session: { token } }) {
      if (!viewer || token === null) return;
      const sockets = open.get(token) ?? new Map<WebSocket, Viewer>();
      open.set(token, sockets.set(client, viewer));
      client.once("close", () => {
        sockets.delete(client);
        if (sockets.size === 0 && open.get(token) === sockets) open.delete(token);
      });
    },
    checkAll,
    stop: () => clearInterval(timer),
  };
};
