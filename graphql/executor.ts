import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import type { GraphQLSchema } from "graphql";
import type { Context } from "./context.ts";
import type { KnownDocuments } from "./known-documents.ts";

/**
 * Apollo Server accepts another executor only through its gateway interface. Reason for the
 * executor: docs/decisions/0004-compiled-graphql.md.
 */
export const compiledExecution = (
  schema: GraphQLSchema,
  documents: KnownDocuments,
): GatewayInterface => {
  const executor: GatewayExecutor = ({ document, request, context }) =>
    // Apollo Server's own operation name is empty if the document has no operation with this name.
    documents.run(
      request.query ?? "",
      document,
      request.operationName,
      context as unknown as Context,
      request.variables ?? {},
    );
  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(notify) {
      notify({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    stop: async () => undefined,
  };
};
