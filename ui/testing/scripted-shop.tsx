import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, waitFor } from "@testing-library/react";
import { OperationTypeNode } from "graphql";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { createCache } from "../apollo/cache.ts";
import { ConnectionProvider } from "../apollo/connection-provider.tsx";
import { LiveConnection } from "../apollo/live-connection.ts";
import { createSocket } from "../apollo/socket/socket.ts";

type Variables = Readonly<Record<string, unknown>>;
type Data = Record<string, unknown>;

/** An operation that was sent to the shop, in order. */
export interface ShopRequest {
  operation: string;
  variables: Variables;
}

/** A subscription. */
export interface Feed extends ShopRequest {
  publish: (data: Data) => void;
  /** Fails with an error of the API. */
  refuse: (code: string) => void;
  /** Breaks the connection. */
  fail: () => void;
  /** Completes the subscription from the server. */
  complete: () => void;
  /** The client has unsubscribed. */
  left: boolean;
}

/** An error of the API itself: it has not started the operation. */
export class ApiError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function errorOf({ message, code }: ApiError): ApolloLink.Result {
  return { errors: [{ message, extensions: { code } }] };
}

/**
 * A shop that answers each operation by the script, with the real cache and connection. A
 * subscription in the script gets its answer as the first update. A thrown
 * `ApiError` is sent as the API's answer; any other error means that the shop is unreachable.
 */
export function scriptedShop(
  script: Readonly<Record<string, (variables: Variables) => Data | Promise<Data>>> = {},
) {
  const requests: ShopRequest[] = [];
  const feeds: Feed[] = [];

  function follow(one: ShopRequest) {
    return new Observable<ApolloLink.Result>((observer) => {
      const feed: Feed = {
        ...one,
        publish: (data) => observer.next({ data }),
        refuse: (code) => observer.next(errorOf(new ApiError(code))),
        fail: () => observer.error(new Error("the connection broke")),
        complete: () => observer.complete(),
        left: false,
      };
      feeds.push(feed);
      if (script[one.operation]) answer(one).then(observer.next.bind(observer), feed.fail);
      return () => {
        feed.left = true;
      };
    });
  }

  async function answer({ operation, variables }: ShopRequest): Promise<ApolloLink.Result> {
    try {
      const reply = script[operation];
      if (!reply) throw new Error(`The script has no answer to ${operation}`);
      return { data: await reply(variables) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return errorOf(error);
    }
  }

  const link = new ApolloLink(({ operationName: operation = "", operationType, variables }) => {
    const one = { operation, variables };
    if (operationType === OperationTypeNode.SUBSCRIPTION) return follow(one);
    requests.push(one);
    return new Observable((observer) => {
      answer(one).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  });

  /** Publishes to the newest subscription, and waits for the first one. */
  async function publish(data: Data) {
    await waitFor(() => expect(feeds).not.toHaveLength(0));
    await act(async () => feeds.at(-1)?.publish(data));
  }

  const client = new ApolloClient({ cache: createCache(), dataMasking: true, link });
  const connection = new LiveConnection(createSocket("ws://shop/graphql"));
  connection.listenToBrowser();
  return {
    client,
    connection,
    requests,
    feeds,
    publish,
    /** The variables of every request of an operation. */
    variablesOf: (operation: string) =>
      requests.filter((one) => one.operation === operation).map(({ variables }) => variables),
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>
        <ConnectionProvider connection={connection}>{children}</ConnectionProvider>
      </ApolloProvider>
    ),
  };
}
