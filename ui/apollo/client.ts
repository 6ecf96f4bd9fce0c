import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { createCache } from "./cache.ts";
import { keptHeader, keptOperations } from "../offline/kept-operations.ts";
import { LiveConnection } from "./live-connection.ts";

const uri = "/graphql";
const credentials = "same-origin";

/** Questions and commands go over HTTP, with the session's cookie; the socket serves subscriptions only. */
export function createShopClient(): { client: ApolloClient; connection: LiveConnection } {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const connection = new LiveConnection(`${scheme}://${location.host}/graphql`);
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(connection.client),
      ApolloLink.split(
        ({ operationName }) => keptOperations.has(operationName),
        new HttpLink({ uri, credentials, headers: { [keptHeader]: "1" } }),
        new HttpLink({ uri, credentials }),
      ),
    ),
  });
  return { client, connection };
}
