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
import { problemsOfVariables } from "./input-errors.ts";
import { unknownOperation } from "./sockets/subscription-request.ts";

/**
 * Documents of strangers that are kept, and characters of their texts: a parsed document takes a
 * hundred times its text.
 */
const mostDocuments = 500;
const mostCharacters = 300_000;

export type Variables = Readonly<Record<string, unknown>>;

/** A document that was found valid, ready to run. */
export interface KnownDocument {
  /** Rejects with nothing: what a resolver throws is among the errors. */
  run(context: Context, variables: Variables): Promise<ExecutionResult>;
}

/** Documents that are known to be valid, by their text and the operation that was asked for. */
export interface KnownDocuments {
  /** One that has run before, or is the interface's own. */
  get(query: string, operationName: string | null | undefined): KnownDocument | undefined;
  /**
   * Runs a valid document, and knows it from then on. A query is compiled when it comes again:
   * compiling costs ten times what running it once does.
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
 * `own` are the documents that the interface was built with. They are valid, are never evicted, and
 * are parsed when they are asked for first.
 */
export const createKnownDocuments = (
  schema: GraphQLSchema,
  own: ReadonlySet<string> = new Set(),
): KnownDocuments => {
  const known = new LRUCache<string, KnownDocument>({
    max: mostDocuments,
    maxSize: mostCharacters,
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
    // Other names than the operation's are a stranger's, and would be kept without a bound.
    if (!getOperationAST(document, operationName)) return undefined;
    const fresh = prepared(document, operationName);
    ownKnown.set(name, fresh);
    return fresh;
  };

  const prepared = (
    document: DocumentNode,
    operationName: string | null | undefined,
  ): KnownDocument => {
    // A compiled mutation makes two functions for each request that V8 keeps among what lives long,
    // and with them all of the request.
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

/** Only what went wrong before a field was asked for has no path. */
const isOfVariables = ({ path }: PlainError): boolean => path === undefined;

/**
 * The library quotes the variables it refuses; what is told instead is worked out anew, which is
 * rare.
 */
const variableErrors = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): readonly GraphQLError[] => {
  const operation = getOperationAST(document, operationName);
  const problems = operation ? problemsOfVariables(schema, operation, variables) : [];
  const messages = problems.length > 0 ? problems : ["The variables cannot be used."];
  return messages.map((message) => clientError(message, "BAD_USER_INPUT"));
};

/**
 * A compiled document tells of what a resolver throws by errors that Apollo Server cannot format.
 */
const completeError = ({ message, path, extensions, originalError }: PlainError): GraphQLError =>
  new GraphQLError(message, { path, extensions, originalError });

/** What a compiled document gives for an error; its type promises more. */
type PlainError = Pick<GraphQLError, "message" | "path" | "originalError"> &
  Partial<Pick<GraphQLError, "extensions">>;
