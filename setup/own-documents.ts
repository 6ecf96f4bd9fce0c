import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { Kind, OperationTypeNode, print, type DocumentNode } from "graphql";
import { createCache } from "../ui/apollo/cache.ts";
import * as operations from "../ui/generated/operations.ts";

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === Kind.DOCUMENT;

/**
 * Returns the texts of the interface's queries and mutations as its client sends them, sorted by
 * name.
 */
export const ownDocuments = async (): Promise<readonly string[]> => {
  const sent = new Set<string>();
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: new ApolloLink(({ query }) => {
      sent.add(print(query));
      // Nothing is sent: the client only prepares the request.
      return new Observable((observer) => observer.next({ data: null }));
    }),
  });
  for (const document of Object.values(operations as Readonly<Record<string, unknown>>)) {
    if (!isDocument(document)) continue;
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      if (definition.operation === OperationTypeNode.SUBSCRIPTION) continue;
      const options = { fetchPolicy: "no-cache", variables: {} } as const;
      const sending =
        definition.operation === OperationTypeNode.QUERY
          ? client.query({ query: document, ...options })
          : client.mutate({ mutation: document, ...options });
      // It fails because there is no answer, which is expected.
      sending.catch(() => undefined);
    }
  }
  await new Promise((resolve) => setImmediate(resolve));
  client.stop();
  return [...sent].sort();
};
