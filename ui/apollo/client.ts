import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { inPageLanguage } from "./answers-in-words.ts";
import { createCache } from "./cache.ts";
import { keptHeader, keptOperations } from "../offline/kept-operations.ts";
import { LiveConnection } from "./live-connection.ts";

const uri = "/graphql";
const credentials = "same-origin";

/** What asks the shop, and the connection that keeps it live. */
export interface ShopClient {
  client: ApolloClient;
  connection: LiveConnection;
}

/** What was read for the first HTML is not asked again while the page comes to life, in milliseconds. */
const startMs = 1_000;

/**
 * Questions and commands go over HTTP, with the session's cookie; the socket serves subscriptions only. `readData` is what
 * the server has read for the page already.
 */
export function createShopClient(readData: NormalizedCacheObject | null): ShopClient {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const connection = new LiveConnection(`${scheme}://${location.host}/graphql`);
  connection.listenToBrowser();
  const cache = createCache();
  const client = new ApolloClient({
    cache: readData ? cache.restore(readData) : cache,
    ssrForceFetchDelay: readData ? startMs : 0,
    dataMasking: true,
    link: inPageLanguage(
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(connection.client),
        ApolloLink.split(
          ({ operationName }) => keptOperations.has(operationName),
          new HttpLink({ uri, credentials, headers: { [keptHeader]: "1" } }),
          new HttpLink({ uri, credentials }),
        ),
      ),
    ),
  });
  return { client, connection };
}
