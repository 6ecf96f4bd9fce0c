import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import type { GraphQLSchema } from "graphql";
import type { Context } from "./context.ts";
import type { KnownDocuments } from "./known-documents.ts";

/**
 * Apollo Server takes another executor only as a gateway, so the schema comes dressed as one; why
 * at all: docs/decisions/0004-compiled-graphql.md.
 */
export const compiledExecution = (
  schema: GraphQLSchema,
  documents: KnownDocuments,
): GatewayInterface => {
  const executor: GatewayExecutor = ({ document, request, context }) =>
    // Apollo Server's own word for the operation is empty where the document has none of this name.
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
