import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { handleProtocols, makeServer, type ServerOptions } from "graphql-ws";
import { WebSocketServer } from "ws";
import type { Context } from "./context.ts";
import { Unavailable } from "#domain/ports.ts";
import { formatGraphqlError } from "./errors.ts";
import { watchSessions, type ViewerOf } from "./session-watch.ts";
import { speakGraphql } from "./socket-protocol.ts";
import { createSocketPlaces, type SocketLimits } from "./socket-places.ts";
import { readSubscription } from "./subscription-request.ts";

/** What the sockets of subscriptions are served with. */
export interface SocketDependencies {
  /** The context of a socket, from the request that opened it; null where its origin is not ours. */
  readonly socketContextOf: (request: IncomingMessage) => Promise<Context | null>;
  /** Network address of whoever sent a request, past proxies that are trusted. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Who has a session now; asked again and again while its sockets are open. */
  readonly viewerOf: ViewerOf;
  readonly socketLimits: SocketLimits;
  /** Notified of everything unexpected, with the id that the caller was given. */
  readonly report: (errorId: string, error: unknown) => void;
  /** Notified of what clients do wrong, and of connections that break. */
  readonly onClientFault: (error: unknown) => void;
}

/** Limits of one socket (docs/rules.md, "Limits of strangers"). */
const limits = {
  frameBytes: 64 * 1024,
  initWaitMs: 3000,
  subscriptions: 20,
} as const;

/** Sockets that are open, and those on their way to be. */
export interface Sockets {
  /** Asks everybody to leave, and resolves when all have; those who do not within `longestMs` are cut off. */
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
    maxPayload: limits.frameBytes,
    handleProtocols,
  });
  const protocol = makeServer(subscriptionsOf(schema, maxTokens, report));
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
      refuse(socket, "403 Forbidden");
      return;
    }
    const { viewer, session } = context;
    const leave =
      viewer && session.token !== null ? places.ofSession(session.token) : () => undefined;
    if (!leave) {
      refuse(socket, "429 Too Many Requests", "Retry-After: 30");
      return;
    }
    socket.once("close", leave);
    sockets.handleUpgrade(request, socket, head, (client) => {
      watch.add(client, context);
      speakGraphql(
        protocol,
        client,
        { context },
        {
          onClientFault,
          onFailure: (error) => report(crypto.randomUUID(), error),
        },
      );
    });
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Nobody else listens until the handshake is over, and a connection that breaks unheard ends the process.
    socket.on("error", (error) => {
      onClientFault(error);
      socket.destroy();
    });
    if ((request.url ?? "").split("?", 1)[0] !== path) {
      refuse(socket, "404 Not Found");
      return;
    }
    const leave = places.ofAddress(addressOf(request));
    if (!leave) {
      refuse(socket, "429 Too Many Requests", "Retry-After: 30");
      return;
    }
    socket.once("close", leave);
    arriving.add(socket);
    socketContextOf(request)
      .then((context) => open(request, socket, head, context))
      .catch((error: unknown) => {
        if (error instanceof Unavailable) {
          report("", error);
          refuse(socket, "503 Service Unavailable", "Retry-After: 1");
          return;
        }
        report(crypto.randomUUID(), error);
        refuse(socket, "500 Internal Server Error");
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

/** Answers an upgrade that is not taken, and hangs up when the answer has left. */
const refuse = (socket: Duplex, status: string, ...headers: readonly string[]): void => {
  socket.once("finish", () => socket.destroy());
  socket.end(
    [`HTTP/1.1 ${status}`, "Connection: close", "Content-Length: 0", ...headers, "", ""].join(
      "\r\n",
    ),
  );
};

const subscriptionsOf = (
  schema: GraphQLSchema,
  maxTokens: number,
  report: SocketDependencies["report"],
): ServerOptions<Record<string, unknown>, { readonly context: Context }> => {
  const format = (error: GraphQLError): GraphQLFormattedError =>
    formatGraphqlError(error.toJSON(), error, report);
  return {
    connectionInitWaitTimeout: limits.initWaitMs,
    onSubscribe({ extra: { context }, subscriptions }, _id, payload) {
      // The one that is asked for is counted already.
      if (Object.keys(subscriptions).length > limits.subscriptions) {
        const code = "BAD_USER_INPUT";
        return [
          new GraphQLError("Too many subscriptions on this socket", { extensions: { code } }),
        ];
      }
      const asked = readSubscription(schema, payload, maxTokens);
      if (!asked.accepted) return asked.problems;
      return {
        schema,
        document: asked.document,
        operationName: payload.operationName,
        variableValues: payload.variables,
        contextValue: { ...context, now: new Date().toISOString() },
      };
    },
    onNext: (_context, _id, _payload, _args, { data, errors }) =>
      errors ? { data: data ?? null, errors: errors.map(format) } : undefined,
    onError: (_context, _id, _payload, errors) => errors.map(format),
  };
};
