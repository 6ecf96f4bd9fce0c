import type { TypedDocumentNode } from "@apollo/client";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import { textOf, type Analyst } from "./asking.ts";

/** A subscription of an analyst's, over a socket of its own. */
export interface Subscribed<Data> extends AsyncIterable<Data> {
  close(): Promise<void>;
}

/** Subscribes as the interface does. Reading throws where the shop tells of an error. */
export const subscribe = <Data, Variables extends object>(
  { shop, person }: Pick<Analyst, "shop" | "person">,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Subscribed<Data> => {
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { authorization: `Bearer ${person.token}` } });
    }
  }
  const client = createClient({
    url: `${shop.url.replace("http", "ws")}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  const messages = client.iterate<Data>({
    query: textOf(document),
    variables: Object.fromEntries(Object.entries(variables)),
  });
  return {
    async *[Symbol.asyncIterator]() {
      for await (const { data, errors } of messages) {
        if (!data) throw new Error(JSON.stringify(errors));
        yield data;
      }
    },
    close: async () => client.dispose(),
  };
};
