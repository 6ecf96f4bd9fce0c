import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import fastifyApollo from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parse } from "graphql";
import type { Context } from "./context.ts";
import { formatGraphqlError, statusOfErrors, withStatus, withTraceId } from "./errors.ts";
import { compiledExecution } from "./executor.ts";
import { answerKnownRequests, createKnownDocuments, type Variables } from "./known-documents.ts";
import { limitNewDocuments, type AdmitNewDocument } from "./limit-new-documents.ts";
import { parseOptions } from "./document-limits.ts";
import { refuseDocuments } from "./refuse-documents.ts";
import { shopSchema } from "./schema.ts";
import { serveSockets, type SocketDependencies } from "./sockets/sockets.ts";

export interface GraphqlDependencies extends SocketDependencies {
  /** The trace of the current request, for its errors; null if it isn't traced. */
  readonly traceId: () => string | null;
  /** The context of an HTTP request; cookies are set on the reply. */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Admits an unknown document. */
  readonly admitNewDocument: AdmitNewDocument;
  /** Texts of the documents that the user interface was built with. */
  readonly ownDocuments: ReadonlySet<string>;
  /** Maximum time in milliseconds for sockets to close when the server shuts down. */
  readonly socketCloseTimeoutMs: number;
}

/** The host or path of a request is malformed. */
class AddressMalformed extends Error {
  override readonly name = "AddressMalformed";
  readonly statusCode = 400;
}

/** Where the API is served. */
export const graphqlPath = "/graphql";

/**
 * Runs one of the shop's own documents without a request. Returns its data; rejects if any of it
 * cannot be read.
 */
export type RunOwnDocument = (
  query: string,
  variables: Variables,
  context: Context,
) => Promise<object>;

export interface GraphqlApi {
  readonly runOwnDocument: RunOwnDocument;
  /** The number of open sockets. */
  readonly openSockets: () => number;
}

/**
 * Registers the GraphQL API on an HTTP server: queries and mutations by POST, subscriptions by
 * socket.
 */
export const registerGraphql = async (
  app: FastifyInstance,
  dependencies: GraphqlDependencies,
): Promise<GraphqlApi> => {
  const { contextOf, logError, traceId, socketCloseTimeoutMs, admitNewDocument, ownDocuments } =
    dependencies;
  const schema = shopSchema();
  const documents = createKnownDocuments(schema, ownDocuments);
  const apollo = new ApolloServer<Context>({
    gateway: compiledExecution(schema, documents),
    introspection: true,
    parseOptions,
    includeStacktraceInErrorResponses: false,
    // Cache hints would wrap every field of every response, and no field has any.
    plugins: [ApolloServerPluginCacheControlDisabled(), statusOfErrors],
    // Its handler would close the HTTP server at once. The process drains it first.
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      withTraceId(formatGraphqlError(formatted, error, logError), traceId()),
  });
  await apollo.start();
  await app.register(async (routes) => {
    routes.addHook("onRequest", async ({ url, protocol, hostname }) => {
      // The integration parses the URL and would report a malformed one as an internal error.
      if (!URL.canParse(url, `${protocol}://${hostname}/`)) throw new AddressMalformed();
    });
    routes.addHook("preHandler", answerKnownRequests({ documents, contextOf, logError, traceId }));
    routes.addHook("preHandler", limitNewDocuments(admitNewDocument));
    routes.addHook("preHandler", refuseDocuments);
    await routes.register(fastifyApollo(apollo), {
      path: graphqlPath,
      method: ["GET", "POST"],
      context: (request, reply) =>
        contextOf(request, reply).catch((error: unknown) => {
          throw withStatus(error);
        }),
    });
  });
  const sockets = serveSockets(app.server, graphqlPath, schema, dependencies);
  app.addHook("preClose", () => sockets.close(socketCloseTimeoutMs));
  return {
    async runOwnDocument(query, variables, context) {
      const known = documents.get(query, null);
      const { data, errors } = await (known
        ? known.run(context, variables)
        : documents.run(query, parse(query), null, context, variables));
      if (errors?.[0]) throw errors[0];
      return data ?? {};
    },
    openSockets: sockets.open,
  };
};
