import { StoreUnavailable } from "#domain/ports.ts";
import type { EventStoreClient } from "./clients/client.ts";
import { asError } from "./errors.ts";
import type { Notify } from "./observer.ts";
import { withTimeout } from "./timeout.ts";

/** The only client a process writes with. It is replaced after a failure that makes it unusable. */
export interface WritingClient {
  /** A client that has reached the server. Throws StoreUnavailable. */
  current(): Promise<EventStoreClient>;
  /** The server's version, or `unknown`. Throws what the client throws. */
  version(): Promise<string>;
  /** Ends a client and its open appends. The next client starts after that. */
  retire(client: EventStoreClient, why: Error): void;
  close(): Promise<void>;
}

/**
 * Holds the client for appends. All clients of a process share one list of open appends, and a
 * client whose first request failed keeps that failure permanently. Therefore there is one client,
 * it contacts the server before the first append, and it is replaced after a failure.
 */
export const createWritingClient = ({
  open,
  connectTimeoutMs,
  notify,
}: {
  readonly open: () => EventStoreClient;
  readonly connectTimeoutMs: number;
  readonly notify: Notify;
}): WritingClient => {
  let current: { readonly client: EventStoreClient; readonly version: Promise<string> } | null =
    null;
  let retired: Promise<void> = Promise.resolve();
  let closed = false;

  const connected = () => {
    if (closed) throw new StoreUnavailable("The event store is closed");
    if (current) return current;
    const client = open();
    const version = retired.then(async () =>
      withTimeout(connectTimeoutMs, `Connecting to ${client.server}`, client.connect()),
    );
    const made = { client, version };
    current = made;
    version.catch((error: unknown) => retire(client, asError(error)));
    return made;
  };

  const retire = (client: EventStoreClient, why: Error) => {
    if (current?.client !== client) return;
    current = null;
    retired = client.end();
    notify({
      kind: "client-replaced",
      message: "A new client replaces one that failed",
      error: why,
    });
  };

  return {
    async current() {
      const { client, version } = connected();
      try {
        await version;
      } catch (error) {
        throw new StoreUnavailable(`${client.server} cannot be reached`, { cause: error });
      }
      return client;
    },
    version: async () => connected().version,
    retire,
    async close() {
      closed = true;
      if (current) retired = current.client.end();
      current = null;
      await retired;
    },
  };
};
