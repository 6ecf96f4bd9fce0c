import type { FastifyReply, FastifyRequest } from "fastify";
import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { Context } from "./context.ts";
import { formatGraphqlError, responseHead, withStatus, withTraceId } from "./errors.ts";
import { problemsOfVariables } from "./input-errors.ts";
import { unknownOperation } from "./sockets/subscription-request.ts";

/**
 * Maximum number of cached documents of other clients, and of characters in their texts: a parsed
 * document takes a hundred times the memory of its text.
 */
const maxDocuments = 500;
const maxCharacters = 300_000;

export type Variables = Readonly<Record<string, unknown>>;

/** A valid document, ready to run. */
export interface KnownDocument {
  /** Never rejects: errors of resolvers are in the result. */
  run(context: Context, variables: Variables): Promise<ExecutionResult>;
}

/** Valid documents by text and operation name. */
export interface KnownDocuments {
  /** A document that has run before, or that belongs to the user interface. */
  get(query: string, operationName: string | null | undefined): KnownDocument | undefined;
  /**
   * Runs a valid document and caches it. A query is compiled when it is used the second time,
   * because compiling costs ten times as much as running it once.
   */
  run(
    query: string,
    document: DocumentNode,
    operationName: string | null | undefined,
    context: Context,
    variables: Variables,
  ): Promise<ExecutionResult>;
}

/**
 * `own` are the documents that the user interface was built with. They are valid, never evicted,
 * and parsed at their first use.
 */
export const createKnownDocuments = (
  schema: GraphQLSchema,
  own: ReadonlySet<string> = new Set(),
): KnownDocuments => {
  const known = new LRUCache<string, KnownDocument>({
    max: maxDocuments,
    maxSize: maxCharacters,
    sizeCalculation: (_document, name) => name.length,
  });
  const ownKnown = new Map<string, KnownDocument>();

  const ownDocument = (
    query: string,
    operationName: string | null | undefined,
  ): KnownDocument | undefined => {
    if (!own.has(query)) return undefined;
    const name = nameOf(query, operationName);
    const found = ownKnown.get(name);
    if (found) return found;
    const document = parse(query);
    // Clients choose other operation names freely, so caching them would be unbounded.
    if (!getOperationAST(document, operationName)) return undefined;
    const fresh = prepared(document, operationName);
    ownKnown.set(name, fresh);
    return fresh;
  };

  const prepared = (
    document: DocumentNode,
    operationName: string | null | undefined,
  ): KnownDocument => {
    // A compiled mutation creates two functions per request that V8 moves to old space, together
    // with everything that the request references.
    const isQuery = getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
    let isWorthCompiling = false;
    let compiled: CompiledQuery | null = null;
    return {
      async run(context, variables) {
        if (isWorthCompiling && compiled === null) {
          const compilation = compileQuery(schema, document, operationName ?? undefined);
          if (!isCompiledQuery(compilation)) return compilation;
          compiled = compilation;
        }
        isWorthCompiling = isQuery;
        const result = compiled
          ? await compiled.query(undefined, context, variables)
          : await execute({
              schema,
              document,
              operationName,
              contextValue: context,
              variableValues: variables,
            });
        const { errors } = result;
        if (!errors) return result;
        return {
          ...result,
          errors: errors.some(isOfVariables)
            ? variableErrors(schema, document, operationName, variables)
            : errors.map(completeError),
        };
      },
    };
  };

  return {
    get: (query, operationName) =>
      ownDocument(query, operationName) ?? known.get(nameOf(query, operationName)),
    async run(query, document, operationName, context, variables) {
      const name = nameOf(query, operationName);
      const found = known.get(name);
      if (found) return found.run(context, variables);
      if (!getOperationAST(document, operationName)) {
        const message = unknownOperation(operationName);
        return { errors: [clientError(message, "OPERATION_RESOLUTION_FAILURE")] };
      }
      const fresh = prepared(document, operationName);
      known.set(name, fresh);
      return fresh.run(context, variables);
    },
  };
};

const nameOf = (query: string, operationName: string | null | undefined): string =>
  `${operationName ?? ""}\n${query}`;

const clientError = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Only errors that occurred before field execution have no path. */
const isOfVariables = ({ path }: PlainError): boolean => path === undefined;

/**
 * The library quotes the variables that it refuses. Determine the problems again without the
 * values; this is rare.
 */
const variableErrors = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): readonly GraphQLError[] => {
  const operation = getOperationAST(document, operationName);
  const problems = operation ? problemsOfVariables(schema, operation, variables) : [];
  const messages = problems.length > 0 ? problems : ["The variables are invalid."];
  return messages.map((message) => clientError(message, "BAD_USER_INPUT"));
};

/**
 * A compiled document reports resolver errors as plain objects that Apollo Server cannot format.
 */
const completeError = ({ message, path, extensions, originalError }: PlainError): GraphQLError =>
  new GraphQLError(message, { path, extensions, originalError });

/** The actual error type of a compiled document; its declared type promises more. */
type PlainError = Pick<GraphQLError, "message" | "path" | "originalError"> &
  Partial<Pick<GraphQLError, "extensions">>;

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
