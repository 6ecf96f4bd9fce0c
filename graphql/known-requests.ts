import type { FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type ExecutionResult } from "graphql";
import type { Context } from "./context.ts";
import { formatGraphqlError, responseHead, withStatus, withTraceId } from "./errors.ts";
import type { KnownDocuments, Variables } from "./known-documents.ts";

interface KnownRequestDependencies {
  readonly documents: KnownDocuments;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  readonly logError: (errorId: string, error: unknown) => void;
  /** The trace of the current request, for its errors; null if it isn't traced. */
  readonly traceId: () => string | null;
}

/**
 * Answers a POST whose document has run before. The document is known to be valid, so the response
 * is produced here, identical to Apollo Server's. All other requests go to Apollo Server.
 */
export const answerKnownRequests =
  ({ documents, contextOf, logError, traceId }: KnownRequestDependencies) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const type = contentTypeFor(request.headers.accept);
    const plain = type === null ? null : plainRequest(request);
    const document = plain && documents.get(plain.query, plain.operationName);
    if (!document || type === null) return undefined;
    const { data, errors } = await contextOf(request, reply).then(
      (context) => document.run(context, plain.variables),
      (error: unknown): ExecutionResult => ({ errors: [asGraphqlError(withStatus(error))] }),
    );
    const formatted = errors?.map((error) =>
      withTraceId(formatGraphqlError(error.toJSON(), error, logError), traceId()),
    );
    const head = responseHead(data, formatted ?? []);
    for (const [name, value] of head?.headers ?? []) void reply.header(name, value);
    return reply
      .code(head?.status ?? statusOf(errors) ?? 200)
      .header("content-type", `${type}; charset=utf-8`)
      .send(`${JSON.stringify({ errors: formatted, data })}\n`);
  };

/** A request that has only a document, an operation name and variables of the right types. */
const plainRequest = ({
  method,
  body,
}: FastifyRequest): {
  readonly query: string;
  readonly operationName: string | null | undefined;
  readonly variables: Variables;
} | null => {
  if (method !== "POST" || typeof body !== "object" || body === null) return null;
  const { query, operationName, variables, ...more } = body as Readonly<Record<string, unknown>>;
  const isPlain =
    typeof query === "string" &&
    (operationName === undefined || operationName === null || typeof operationName === "string") &&
    (variables === undefined || variables === null || isRecord(variables)) &&
    Object.entries(more).every(([name, value]) => name === "extensions" && isWithoutDigest(value));
  return isPlain ? { query, operationName, variables: variables ?? {} } : null;
};

const isRecord = (value: unknown): value is Variables =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Clients may name themselves in extensions. A document digest must be checked by Apollo Server.
 */
const isWithoutDigest = (extensions: unknown): boolean =>
  extensions === null || (isRecord(extensions) && !("persistedQuery" in extensions));

const graphqlJson = "application/graphql-response+json";

/**
 * The response's content type for the Accept headers of browsers, apps and common tools; null if
 * the header needs full parsing.
 */
const contentTypeFor = (accept: string | undefined): string | null => {
  if (accept === undefined || accept === "*/*" || accept === "application/json") {
    return "application/json";
  }
  return accept.startsWith(graphqlJson) && !accept.startsWith(`${graphqlJson};`)
    ? graphqlJson
    : null;
};

const asGraphqlError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError("Context creation failed", {
        originalError: error instanceof Error ? error : new Error(String(error)),
        extensions: { http: { status: 500 } },
      });

/** The HTTP status that an error carries. */
const statusOf = (errors: readonly GraphQLError[] | undefined): number | undefined =>
  errors
    ?.map(
      ({ extensions }) => (extensions["http"] as { readonly status?: number } | undefined)?.status,
    )
    .find((status) => status !== undefined);
