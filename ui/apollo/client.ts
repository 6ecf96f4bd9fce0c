import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import type { Client } from "graphql-ws";
import { translatingLink } from "./translate-messages.ts";
import { createCache } from "./cache.ts";
import { reportNoAnswer } from "../components/online.ts";
import { cacheableHeader, cacheableOperations } from "../offline/cacheable-operations.ts";
import { LiveConnection } from "./live-connection.ts";
import { openSharedSocket } from "./socket/shared-socket.ts";

const uri = "/graphql";
const credentials = "same-origin";

/** The Apollo client, and the connection for its live updates. */
export interface ShopClient {
  client: ApolloClient;
  connection: LiveConnection;
}

/**
 * Milliseconds during which data that was read for the server-rendered HTML is not requested again,
 * while the page hydrates.
 */
const startMs = 1_000;

/** Reports requests that get no response, except those that the page itself aborts. */
const reportingFetch: typeof fetch = async (...request) => {
  try {
    return await fetch(...request);
  } catch (error) {
    if (error instanceof TypeError) reportNoAnswer();
    throw error;
  }
};

/**
 * Queries and commands go over HTTP with the session's cookie; the socket carries only
 * subscriptions. `readData` is the data that the server has already read for the page.
 */
export function createShopClient(readData: NormalizedCacheObject | null): ShopClient {
  const connection = new LiveConnection(openSharedSocket());
  connection.listenToBrowser();
  const cache = createCache();
  const client = new ApolloClient({
    cache: readData ? cache.restore(readData) : cache,
    ssrForceFetchDelay: readData ? startMs : 0,
    dataMasking: true,
    link: translatingLink(
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        // The link only calls `subscribe`.
        new GraphQLWsLink(connection.client as Client),
        ApolloLink.split(
          ({ operationName }) => cacheableOperations.has(operationName),
          new HttpLink({
            uri,
            credentials,
            fetch: reportingFetch,
            headers: { [cacheableHeader]: "1" },
          }),
          new HttpLink({ uri, credentials, fetch: reportingFetch }),
        ),
      ),
    ),
  });
  return { client, connection };
}
