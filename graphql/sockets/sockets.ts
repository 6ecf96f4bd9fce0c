import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import type { GraphQLSchema } from "graphql";
import { handleProtocols, makeServer } from "graphql-ws";
import { WebSocketServer } from "ws";
import type { Context } from "../context.ts";
import { Unavailable } from "#domain/ports.ts";
import { watchSessions, type ViewerOf } from "./session-watch.ts";
import { speakGraphql } from "./protocol.ts";
import { createSocketPlaces, type SocketLimits } from "./places.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { subscriptionsOf } from "./subscriptions.ts";

/** What the sockets of subscriptions are served with. */
export interface SocketDependencies {
  /**
   * The context of a socket, from the request that opened it; null where its origin is not ours.
   */
  readonly socketContextOf: (request: IncomingMessage) => Promise<Context | null>;
  /** Network address of whoever sent a request, past proxies that are trusted. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Who has a session now; asked again and again while its sockets are open. */
  readonly viewerOf: ViewerOf;
  readonly socketLimits: SocketLimits;
  /** Bounds the work that one address may cause. */
  readonly budget: WorkBudget;
  /** Notified of everything unexpected, with the id that the caller was given. */
  readonly report: (errorId: string, error: unknown) => void;
  /** Notified of what clients do wrong, and of connections that break. */
  readonly onClientFault: (error: unknown) => void;
}

/** How much work one network address may cause. */
export interface WorkBudget {
  /** Seconds that an address has to wait; 0 where it may ask. */
  secondsToWait(address: string): number;
  /** Charges an address for work of some milliseconds. */
  charge(address: string, ms: number): void;
}

/** Longest message of a client (docs/rules.md, "Limits of strangers"). */
const mostFrameBytes = 64 * 1024;

/** Sockets that are open, and those on their way to be. */
export interface Sockets {
  /**
   * Asks everybody to leave, and resolves when all have; those who do not within `longestMs` are
   * cut off.
   */
  close(longestMs: number): Promise<void>;
}

/** Serves subscriptions at the upgrades of one path. */
export const serveSockets = (
  server: HttpServer,
  path: string,
  schema: GraphQLSchema,
  maxTokens: number,
  dependencies: SocketDependencies,
): Sockets => {
  const { socketContextOf, addressOf, report, onClientFault } = dependencies;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostFrameBytes,
    handleProtocols,
  });
  const protocol = makeServer(
    subscriptionsOf(schema, maxTokens, { report, budget: dependencies.budget }),
  );
  const places = createSocketPlaces(dependencies.socketLimits);
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
      viewer && session.token !== null ? places.ofSession(session.token) : () => undefined;
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
          onFailure: (error) => report(crypto.randomUUID(), error),
        },
      );
    });
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Nobody else listens until the handshake is over, and a connection that breaks unheard ends
    // the process.
    socket.on("error", (error) => {
      onClientFault(error);
      socket.destroy();
    });
    if ((request.url ?? "").split("?", 1)[0] !== path) {
      refuseUpgrade(socket, "404 Not Found");
      return;
    }
    const leave = places.ofAddress(addressOf(request));
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
          report("", error);
          refuseUpgrade(socket, "503 Service Unavailable", "Retry-After: 1");
          return;
        }
        report(crypto.randomUUID(), error);
        refuseUpgrade(socket, "500 Internal Server Error");
      })
      .finally(() => arriving.delete(socket));
  };
  server.on("upgrade", onUpgrade);

  return {
    async close(longestMs) {
      watch.stop();
      server.off("upgrade", onUpgrade);
      for (const socket of arriving) socket.destroy();
      const late = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, longestMs);
      for (const client of sockets.clients) client.close(1001, "The shop is restarting");
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(late);
    },
  };
};
