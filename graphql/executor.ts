import { GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";

const cachedDocuments = 500;

/**
 * Runs each document through a function compiled for it, kept by the document's digest. Apollo Server takes another
 * executor only as a gateway, so the schema comes dressed as one; why at all: docs/decisions/0004-compiled-graphql.md.
 */
export const compiledExecution = (schema: GraphQLSchema): GatewayInterface => {
  const compiled = new LRUCache<string, CompiledQuery>({ max: cachedDocuments });
  const executor: GatewayExecutor = async ({
    document,
    queryHash,
    operationName,
    request,
    context,
  }) => {
    const key = `${queryHash}:${operationName ?? ""}`;
    let query = compiled.get(key);
    if (!query) {
      const compilation = compileQuery(schema, document, operationName ?? undefined);
      if (!isCompiledQuery(compilation)) return compilation as ExecutionResult;
      query = compilation;
      compiled.set(key, query);
    }
    const result = await query.query(undefined, context as unknown, request.variables ?? {});
    return result.errors ? { ...result, errors: result.errors.map(completeError) } : result;
  };
  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    stop: async () => undefined,
  };
};

/**
 * A compiled document tells of wrong variables by errors that lack what Apollo Server needs to answer 400, and of what
 * a resolver throws by errors without extensions, which it cannot format.
 */
const completeError = ({ message, path, extensions, originalError }: PlainError): GraphQLError =>
  path === undefined
    ? new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } })
    : new GraphQLError(message, { path, extensions, originalError });

/** What a compiled document gives for an error; its type promises more. */
type PlainError = Pick<GraphQLError, "message" | "path" | "originalError"> &
  Partial<Pick<GraphQLError, "extensions">>;
