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
    operationName,
    address,
    variables = {},
  }: {
    readonly token?: string | undefined;
    readonly origin?: string | undefined;
    readonly operationName?: string | undefined;
    /** The client's address that a proxy would forward. */
    readonly address?: string | undefined;
    readonly variables?: Readonly<Record<string, unknown>> | undefined;
  } = {},
) => {
  class Socket extends WebSocket {
    constructor(target: string, protocols: string[]) {
      super(target, protocols, {
        ...(origin === undefined ? {} : { origin }),
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(address === undefined ? {} : { "x-forwarded-for": address }),
        },
      });
    }
  }
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
  });
  onTestFinished(() => client.dispose());
  const messages = client.iterate({
    query,
    variables,
    ...(operationName === undefined ? {} : { operationName }),
  });
  return {
    async next() {
      const message = await messages.next();
      if (message.done) throw new Error("The subscription has ended");
      return message.value;
    },
    close: () => messages.return?.(),
    /** Closes the whole socket. */
    hangUp: () => client.dispose(),
  };
};
