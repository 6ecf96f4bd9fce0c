import type { IncomingMessage } from "node:http";
import type { WebSocket } from "ws";
import type { Context } from "./context.ts";

/** Sockets of people who are signed in, looked after while they are open. */
export interface SessionWatch {
  add(client: WebSocket, request: IncomingMessage, context: Context): void;
  stop(): void;
}

/** A session that has ended, or another role, shows on a socket within this. */
const recheckMs = 3000;

/** The protocol's word for a session that may no longer have what it subscribed to. */
const forbidden = 4403;

interface Watched {
  readonly request: IncomingMessage;
  readonly viewer: NonNullable<Context["viewer"]>;
}

/**
 * Closes sockets whose session has ended or has another role by now: a socket is asked who it is when it opens, and
 * would go on for hours. While nobody can tell (the accounts are away), sockets stay as they are.
 */
export const watchSessions = (
  contextOf: (request: IncomingMessage) => Promise<Context | null>,
): SessionWatch => {
  const open = new Map<WebSocket, Watched>();
  let checking = false;

  const check = async (client: WebSocket, { request, viewer }: Watched): Promise<void> => {
    const now = (await contextOf(request))?.viewer;
    if (now?.id !== viewer.id || now.role !== viewer.role) {
      client.close(forbidden, "The session has changed");
    }
  };

  const checkAll = async (): Promise<void> => {
    if (checking) return;
    checking = true;
    for (const [client, watched] of open) {
      try {
        await check(client, watched);
      } catch {
        // Whoever asks for something meets the outage; here nothing is asked for.
        break;
      }
    }
    checking = false;
  };

  const timer = setInterval(() => void checkAll(), recheckMs);
  timer.unref();

  return {
    add(client, request, { viewer }) {
      if (!viewer) return;
      open.set(client, { request, viewer });
      client.once("close", () => open.delete(client));
    },
    stop: () => clearInterval(timer),
  };
};
