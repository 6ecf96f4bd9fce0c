import type { IncomingMessage } from "node:http";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import fastifyApollo, { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from "graphql";
import type { ServerOptions } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { Context } from "./context.ts";
import { formatGraphqlError, statusOfErrors, withStatus } from "./errors.ts";
import { compiledExecution } from "./executor.ts";
import { watchSessions } from "./session-watch.ts";
import { createSchema } from "./schema.ts";

export interface GraphqlDoor {
  /** The context of an HTTP request; cookies are set on the reply. */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** The context of a socket, from the request that opened it; null where its origin is not ours. */
  readonly socketContextOf: (request: IncomingMessage) => Promise<Context | null>;
  /** Told of everything unexpected, with the id that the caller was given. */
  readonly report: (errorId: string, error: unknown) => void;
}

/** Limits of one request and one socket (research/reliability-security.md, section 4). */
const limits = {
  tokens: 1000,
  socketFrameBytes: 64 * 1024,
  initWaitMs: 3000,
  subscriptionsPerSocket: 20,
} as const;

const path = "/graphql";

/** Puts the GraphQL door on an HTTP server: queries and mutations by POST, subscriptions by socket. */
export const registerGraphql = async (
  app: FastifyInstance,
  { contextOf, socketContextOf, report }: GraphqlDoor,
): Promise<void> => {
  const schema = createSchema();
  const apollo = new ApolloServer<Context>({
    gateway: compiledExecution(schema),
    introspection: true,
    parseOptions: { maxLexicalTokens: limits.tokens },
    includeStacktraceInErrorResponses: false,
    // Cache hints would wrap every field of every answer, and nothing here gives any.
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginCacheControlDisabled(),
      statusOfErrors,
    ],
    formatError: (formatted, error) => formatGraphqlError(formatted, error, report),
  });
  await apollo.start();
  await app.register(fastifyApollo(apollo), {
    path,
    method: ["GET", "POST"],
    context: (request, reply) =>
      contextOf(request, reply).catch((error: unknown) => {
        throw withStatus(error);
      }),
  });
  serveSockets(app, schema, { socketContextOf, report });
};

/** The context of each socket, kept while it is open. */
interface SocketExtra {
  readonly context: Context;
  subscriptions: number;
}

const serveSockets = (
  app: FastifyInstance,
  schema: GraphQLSchema,
  { socketContextOf, report }: Pick<GraphqlDoor, "socketContextOf" | "report">,
): void => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.socketFrameBytes });
  const contexts = new WeakMap<IncomingMessage, SocketExtra>();

  const mask = (error: GraphQLError): GraphQLError => {
    const formatted = formatGraphqlError(error.toJSON(), error, report);
    return new GraphQLError(formatted.message, { extensions: formatted.extensions ?? {} });
  };

  const options: ServerOptions<Record<string, unknown>, { readonly request: IncomingMessage }> = {
    connectionInitWaitTimeout: limits.initWaitMs,
    onSubscribe({ extra }, _id, { query, operationName, variables }) {
      const socket = contexts.get(extra.request);
      if (!socket) return [new GraphQLError("The socket is not open")];
      const problem = (message: string) => [
        new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } }),
      ];
      if (socket.subscriptions >= limits.subscriptionsPerSocket) {
        return problem("Too many subscriptions on this socket");
      }
      try {
        const document = parse(query, { maxLexicalTokens: limits.tokens });
        const invalid = validate(schema, document, specifiedRules);
        if (invalid.length > 0) return invalid;
        const operations = document.definitions.filter(
          (each) => each.kind === Kind.OPERATION_DEFINITION,
        );
        if (operations.some(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION)) {
          return problem("The socket serves subscriptions only; send this by POST");
        }
        socket.subscriptions += 1;
        return {
          schema,
          document,
          operationName,
          variableValues: variables,
          contextValue: { ...socket.context, now: new Date().toISOString() },
        };
      } catch (error) {
        return problem(error instanceof GraphQLError ? error.message : "Not a document");
      }
    },
    onComplete({ extra }) {
      const socket = contexts.get(extra.request);
      if (socket) socket.subscriptions -= 1;
    },
    onNext: (_context, _id, _payload, _args, { data, errors }) =>
      errors
        ? { data: data ?? null, errors: errors.map((error) => mask(error).toJSON()) }
        : undefined,
    onError: (_context, _id, _payload, errors) => errors.map((error) => mask(error).toJSON()),
  };
  const server = useServer(options, sockets);
  const watch = watchSessions(socketContextOf);

  app.server.on("upgrade", (request, socket, head) => {
    if (new URL(request.url ?? "", "http://shop").pathname !== path) {
      socket.destroy();
      return;
    }
    socketContextOf(request).then(
      (context) => {
        if (!context) {
          socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
          return;
        }
        contexts.set(request, { context, subscriptions: 0 });
        sockets.handleUpgrade(request, socket, head, (client) => {
          watch.add(client, request, context);
          sockets.emit("connection", client, request);
        });
      },
      (error: unknown) => {
        report("", error);
        socket.destroy();
      },
    );
  });

  app.addHook("preClose", async () => {
    watch.stop();
    for (const client of sockets.clients) client.close(1001, "The shop is restarting");
    await server.dispose();
  });
};
