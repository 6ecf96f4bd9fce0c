import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import { problemsOfVariables } from "./input-errors.ts";
import { unknownOperation } from "./subscription-request.ts";

const cachedDocuments = 500;

/**
 * Runs each document through a function compiled for it, kept by the document's digest. Apollo Server takes another
 * executor only as a gateway, so the schema comes dressed as one; why at all: docs/decisions/0004-compiled-graphql.md.
 */
export const compiledExecution = (schema: GraphQLSchema): GatewayInterface => {
  const compiled = new LRUCache<string, CompiledQuery>({ max: cachedDocuments });
  const executor: GatewayExecutor = async ({ document, queryHash, request, context }) => {
    // Apollo Server's own word for it is empty where the document has none of this name.
    const { operationName } = request;
    const key = `${queryHash}:${operationName ?? ""}`;
    let query = compiled.get(key);
    if (!query) {
      if (!getOperationAST(document, operationName)) {
        const message = unknownOperation(operationName);
        return { errors: [clientError(message, "OPERATION_RESOLUTION_FAILURE")] };
      }
      const compilation = compileQuery(schema, document, operationName ?? undefined);
      if (!isCompiledQuery(compilation)) return compilation as ExecutionResult;
      query = compilation;
      compiled.set(key, query);
    }
    const variables = request.variables ?? {};
    const result = await query.query(undefined, context as unknown, variables);
    const { errors } = result;
    if (!errors) return result;
    return {
      ...result,
      errors: errors.some(isOfVariables)
        ? variableErrors(schema, document, operationName, variables)
        : errors.map(completeError),
    };
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

const clientError = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Only what went wrong before a field was asked for has no path. */
const isOfVariables = ({ path }: PlainError): boolean => path === undefined;

/** A compiled document quotes the variables it refuses; what is told instead is worked out anew, which is rare. */
const variableErrors = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): readonly GraphQLError[] => {
  const operation = getOperationAST(document, operationName);
  const problems = operation ? problemsOfVariables(schema, operation, variables) : [];
  const messages = problems.length > 0 ? problems : ["The variables cannot be used."];
  return messages.map((message) => clientError(message, "BAD_USER_INPUT"));
};

/** A compiled document tells of what a resolver throws by errors that Apollo Server cannot format. */
const completeError = ({ message, path, extensions, originalError }: PlainError): GraphQLError =>
  new GraphQLError(message, { path, extensions, originalError });

/** What a compiled document gives for an error; its type promises more. */
type PlainError = Pick<GraphQLError, "message" | "path" | "originalError"> &
  Partial<Pick<GraphQLError, "extensions">>;
