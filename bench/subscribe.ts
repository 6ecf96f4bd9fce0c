import { createClient } from "graphql-ws";
import WebSocket from "ws";

/** A subscription over its own socket. Reading throws if the shop reports an error. */
export interface Subscribed<Data> extends AsyncIterable<Data> {
  close(): Promise<void>;
}

/** Subscribes like the interface; without a token as a visitor. */
export const subscribe = <Data>(
  shopUrl: string,
  token: string | null,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Subscribed<Data> => {
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(
        url,
        protocols,
        token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
      );
    }
  }
  const client = createClient({
    url: `${shopUrl.replace("http", "ws")}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  const messages = client.iterate<Data>({ query, variables });
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
