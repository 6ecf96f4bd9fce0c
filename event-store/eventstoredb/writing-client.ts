import type { Duplex } from "node:stream";
import type { EventStoreDBClient } from "@eventstore/db-client";
import { StoreUnavailable } from "#domain/ports.ts";
import { clientFor } from "./connection-string.ts";
import { asError } from "./errors.ts";
import type { Notify } from "./observer.ts";
import { withTimeout } from "./timeout.ts";

/** The only client a process writes with. It is replaced after a failure that makes it unusable. */
export interface WritingClient {
  /** A client that has reached the server. Throws StoreUnavailable. */
  current(): Promise<EventStoreDBClient>;
  /** The server's version, or `unknown`. Throws what the client throws. */
  version(): Promise<string>;
  /** Ends a client and its open appends. The next client starts after that. */
  retire(client: EventStoreDBClient, why: Error): void;
  close(): Promise<void>;
}

const retirementMs = 2000;

/**
 * Holds the client for appends. All clients of a process share one list of open appends, and a
 * client whose first request failed keeps that failure permanently. Therefore there is one client,
 * it contacts the server before the first append, and it is replaced after a failure.
 */
export const createWritingClient = ({
  connectionString,
  connectTimeoutMs,
  notify,
}: {
  readonly connectionString: string;
  readonly connectTimeoutMs: number;
  readonly notify: Notify;
}): WritingClient => {
  let current: { readonly client: EventStoreDBClient; readonly version: Promise<string> } | null =
    null;
  let retired: Promise<void> = Promise.resolve();
  let closed = false;

  const connected = () => {
    if (closed) throw new StoreUnavailable("The event store is closed");
    if (current) return current;
    const client = clientFor(connectionString);
    guardAppendStreams(client, notify);
    const version = retired.then(async () => {
      const asked = withTimeout(
        connectTimeoutMs,
        "Connecting to EventStoreDB",
        client["capabilities"],
      );
      return (await asked).serverVersion;
    });
    const made = { client, version };
    current = made;
    version.catch((error: unknown) => retire(client, asError(error)));
    return made;
  };

  const retire = (client: EventStoreDBClient, why: Error) => {
    if (current?.client !== client) return;
    current = null;
    retired = endClient(client);
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
        throw new StoreUnavailable("EventStoreDB cannot be reached", { cause: error });
      }
      return client;
    },
    version: async () => connected().version,
    retire,
    async close() {
      closed = true;
      if (current) retired = endClient(current.client);
      current = null;
      await retired;
    },
  };
};

/**
 * Ends a client: its open calls fail, it resolves no server any more, and its channel is closed.
 * `dispose` alone leaves the channel open.
 */
export const endClient = async (client: EventStoreDBClient): Promise<void> => {
  client["resolveUri"] = () => Promise.reject(new Error("This client was ended"));
  await withTimeout(retirementMs, "Ending a client", client.dispose()).catch(() => undefined);
  client["getChannel"]().then(
    (channel) => {
      channel.close();
    },
    () => undefined,
  );
};

/**
 * Works around two faults of the client's append stream that end a Node process. An answer to an
 * abandoned append throws outside any handler. Appends that wait for a full buffer reject without a
 * listener if the stream breaks. The guard catches the first error, and reports the buffer as never
 * full; callers bound the number of appends in it.
 */
const guardAppendStreams = (client: EventStoreDBClient, notify: Notify): void => {
  const create = client["GRPCStreamCreator"];
  client["GRPCStreamCreator"] = (grpcClient, name, creator, cache) =>
    create(
      grpcClient,
      name,
      async (made) => {
        const stream = await creator(made);
        if (name === "appendToStream") guardAppendStream(stream as unknown as Duplex, notify);
        return stream;
      },
      cache,
    );
};

const guardAppendStream = (stream: Duplex, notify: Notify): void => {
  const listeners = stream.listeners("data") as ((answer: unknown) => void)[];
  stream.removeAllListeners("data");
  stream.on("data", (answer: unknown) => {
    try {
      for (const listener of listeners) listener.call(stream, answer);
    } catch (error) {
      notify({
        kind: "late-answer",
        message: "The server answered an abandoned append",
        error: asError(error),
      });
    }
  });
  const write = stream.write.bind(stream) as (message: unknown) => boolean;
  stream.write = (message: unknown) => {
    write(message);
    return true;
  };
};
