import type { Duplex } from "node:stream";
import type { EventStoreDBClient } from "@eventstore/db-client";
import { StoreUnavailable } from "#domain/ports.ts";
import { clientFor } from "./connection-string.ts";
import { asError } from "./errors.ts";
import type { Notify } from "./observer.ts";
import { within } from "./waiting.ts";

/** The one client a process writes with, replaced when it cannot be trusted any more. */
export interface WritingClient {
  /** A client that has spoken with the server. Throws StoreUnavailable. */
  current(): Promise<EventStoreDBClient>;
  /** The server's version, or `unknown`. Throws what the client throws. */
  version(): Promise<string>;
  /** Ends a client and every append still open on it; the next one comes only after that. */
  retire(client: EventStoreDBClient, why: Error): void;
  close(): Promise<void>;
}

const retirementMs = 2000;

/**
 * Keeps the client that appends go through. All clients of a process share one list of open appends, and one whose
 * first question to the server failed keeps that failure for ever: so there is one, it asks before it writes, and
 * after a failure it is ended and a new one made.
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
      const asked = within(connectTimeoutMs, "Connecting to EventStoreDB", client["capabilities"]);
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
    notify({ kind: "client-replaced", message: "A new client takes over", error: why });
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
 * Ends a client: its open calls fail, it finds no server any more, and its channel is closed, which `dispose` leaves
 * open.
 */
export const endClient = async (client: EventStoreDBClient): Promise<void> => {
  client["resolveUri"] = () => Promise.reject(new Error("This client was ended"));
  await within(retirementMs, "Ending a client", client.dispose()).catch(() => undefined);
  client["getChannel"]().then(
    (channel) => {
      channel.close();
    },
    () => undefined,
  );
};

/**
 * Two faults of the client's append stream end a Node process: an answer for an append that was given up throws where
 * nobody catches it, and appends that wait for a full buffer when the stream breaks reject where nobody listens. Here
 * the first is caught, and the buffer never counts as full; the callers bound what can be in it.
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
        message: "An append was answered that nobody waits for",
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
