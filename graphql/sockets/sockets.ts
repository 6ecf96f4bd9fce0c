import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import type { GraphQLSchema } from "graphql";
import { handleProtocols, makeServer } from "graphql-ws";
import { WebSocketServer } from "ws";
import type { Context } from "../context.ts";
import { Unavailable } from "#domain/ports.ts";
import { watchSessions, type ViewerOf } from "./session-watch.ts";
import { speakGraphql } from "./protocol.ts";
import { createSocketSlots, type SocketLimits } from "./socket-slots.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { subscriptionsOf, type WorkBudget } from "./subscriptions.ts";

/** The dependencies of subscription sockets. */
export interface SocketDependencies {
  /** The context of a socket, from its upgrade request; null for a foreign origin. */
  readonly socketContextOf: (request: IncomingMessage) => Promise<Context | null>;
  /** The key of the client's network address, resolved through trusted proxies. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The current viewer of a session; called repeatedly while its sockets are open. */
  readonly viewerOf: ViewerOf;
  readonly socketLimits: SocketLimits;
  /** Limits the work that one address can cause. */
  readonly budget: WorkBudget;
  /** Called for unexpected errors, with the ID that the caller received. */
  readonly logError: (errorId: string, error: unknown) => void;
  /** Called for client mistakes and broken connections. */
  readonly onClientFault: (error: unknown) => void;
}

/** Maximum size of a client's message (docs/rules.md, "Limits for anonymous callers"). */
const maxFrameBytes = 64 * 1024;

/** The open and pending sockets. */
export interface Sockets {
  /**
   * Asks all clients to close and resolves when they have. Terminates those still open after
   * `timeoutMs`.
   */
  close(timeoutMs: number): Promise<void>;
  /** The number of open sockets. */
  open(): number;
}

/** Serves subscriptions at upgrades of one path. */
export const serveSockets = (
  server: HttpServer,
  path: string,
  schema: GraphQLSchema,
  dependencies: SocketDependencies,
): Sockets => {
  const { socketContextOf, addressOf, logError, onClientFault } = dependencies;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    handleProtocols,
  });
  const protocol = makeServer(subscriptionsOf(schema, { logError, budget: dependencies.budget }));
  const slots = createSocketSlots(dependencies.socketLimits);
  const watch = watchSessions(dependencies.viewerOf);
  const arriving = new Set<Duplex>();

  const open = (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    context: Context | null,
  ): void => {
    if (!context) {
      refuseUpgrade(socket, "403 Forbidden");
      return;
    }
    const { viewer, session } = context;
    const leave =
      viewer && session.token !== null ? slots.ofSession(session.token) : () => undefined;
    if (!leave) {
      refuseUpgrade(socket, "429 Too Many Requests", "Retry-After: 30");
      return;
    }
    socket.once("close", leave);
    sockets.handleUpgrade(request, socket, head, (client) => {
      watch.add(client, context);
      speakGraphql(
        protocol,
        client,
        { context, address: addressOf(request) },
        {
          onClientFault,
          onFailure: (error) => logError(crypto.randomUUID(), error),
        },
      );
    });
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Until the handshake is complete, there is no other error listener, and an unhandled error
    // would end the process.
    socket.on("error", (error) => {
      onClientFault(error);
      socket.destroy();
    });
    if ((request.url ?? "").split("?", 1)[0] !== path) {
      refuseUpgrade(socket, "404 Not Found");
      return;
    }
    const leave = slots.ofAddress(addressOf(request));
    if (!leave) {
      refuseUpgrade(socket, "429 Too Many Requests", "Retry-After: 30");
      return;
    }
    socket.once("close", leave);
    arriving.add(socket);
    socketContextOf(request)
      .then((context) => open(request, socket, head, context))
      .catch((error: unknown) => {
        if (error instanceof Unavailable) {
          logError("", error);
          refuseUpgrade(socket, "503 Service Unavailable", "Retry-After: 1");
          return;
        }
        logError(crypto.randomUUID(), error);
        refuseUpgrade(socket, "500 Internal Server Error");
      })
      .finally(() => arriving.delete(socket));
  };
  server.on("upgrade", onUpgrade);

  return {
    async close(timeoutMs) {
      watch.stop();
      server.off("upgrade", onUpgrade);
      for (const socket of arriving) socket.destroy();
      const late = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, timeoutMs);
      for (const client of sockets.clients) client.close(1001, "The shop is restarting");
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(late);
    },
    open: () => sockets.clients.size,
  };
};
