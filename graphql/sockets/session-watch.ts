import type { Viewer } from "#domain/account/viewer.ts";
import type { WebSocket } from "ws";
import type { Context } from "../context.ts";

/** The current viewer of a session's token; null if the session has ended. */
export type ViewerOf = (token: string) => Promise<Viewer | null>;

/** Watches the sockets of signed-in users. */
export interface SessionWatch {
  add(client: WebSocket, context: Pick<Context, "viewer" | "session">): void;
  /** Checks every session once. Never rejects. */
  checkAll(): Promise<void>;
  stop(): void;
}

/** Maximum delay until an ended session or a changed role closes a socket. */
const recheckMs = 3000;

/** The protocol's close code for missing permission. */
const forbidden = 4403;

/**
 * Closes sockets whose session has ended or has another role. A socket is authenticated only when
 * it opens, and could stay open for hours. While the accounts are unavailable, sockets stay open.
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
      // Requests report the outage themselves. Here it is ignored, because the next session may be
      // readable.
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
