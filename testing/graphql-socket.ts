import { createClient } from "graphql-ws";
import { onTestFinished } from "vitest";
import WebSocket from "ws";

/** A subscription over a real socket; `next` waits for the next message. */
export const subscribeTo = (
  url: string,
  query: string,
  {
    token,
    origin,
    variables = {},
  }: {
    readonly token?: string | undefined;
    readonly origin?: string | undefined;
    readonly variables?: Readonly<Record<string, unknown>> | undefined;
  } = {},
) => {
  class Socket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, {
        ...(origin === undefined ? {} : { origin }),
        ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      });
    }
  }
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  onTestFinished(() => client.dispose());
  const messages = client.iterate({ query, variables });
  return {
    async next() {
      const message = await messages.next();
      if (message.done) throw new Error("The subscription has ended");
      return message.value;
    },
    close: () => messages.return?.(),
  };
};
