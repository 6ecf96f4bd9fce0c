import type { Duplex } from "node:stream";
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  excludeSystemEvents,
  NO_STREAM,
  START,
} from "@eventstore/db-client";
import { noEvents } from "#event-store/event-store.ts";
import { asError } from "../errors.ts";
import type { Notify } from "../observer.ts";
import { metadataBytes } from "../proposed-event.ts";
import type { OpenClient } from "./client.ts";
import "./accept-no-compression.ts";
import { connectNoMore, endClient, neverFull, neverRejecting } from "./shared-faults.ts";

/** Opens a client of `@eventstore/db-client`, for addresses that begin with `esdb`. */
export const openEventStoreDbClient: OpenClient = (connectionString, notify) => {
  const client = EventStoreDBClient.connectionString(connectionString);
  client["handleError"] = neverRejecting(client["handleError"]);
  guardAppendStreams(client, notify);
  return {
    server: "EventStoreDB",
    connect: async () => (await client["capabilities"]).serverVersion,

    async append({ stream, expectedRevision, events }, deadline) {
      const { position } = await client.appendToStream(
        stream,
        events.map((event) => ({
          ...event,
          contentType: "application/json",
          metadata: metadataBytes(event),
        })),
        {
          expectedRevision: expectedRevision === noEvents ? NO_STREAM : BigInt(expectedRevision),
          deadline,
        },
      );
      if (!position) throw new Error("The server did not report the position of the append");
      return position;
    },

    readStream: (stream, fromRevision) =>
      callOf(client.readStream(stream, { fromRevision: BigInt(fromRevision) })),
    readAll: (from) => callOf(client.readAll({ fromPosition: from ?? START })),
    readBackwards: (maxCount) =>
      callOf(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount })),
    subscribe(after, highWaterMark, onCheckpoint) {
      const events = client.subscribeToAll(
        {
          fromPosition: after ?? START,
          filter: excludeSystemEvents({
            checkpointInterval: 32,
            checkpointReached: async () => onCheckpoint(),
          }),
        },
        { highWaterMark },
      );
      return { events, cancel: () => events.unsubscribe() };
    },

    async end() {
      client["resolveUri"] = connectNoMore;
      await endClient(client.dispose, client["getChannel"]);
    },
  };
};

const callOf = <Call extends ReturnType<EventStoreDBClient["readAll" | "readStream"]>>(
  events: Call,
) => ({ events, cancel: () => events.cancel() });

/**
 * Works around faults of the append stream that end a Node process. Besides the shared one, an
 * answer to an abandoned append throws outside any handler.
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
  neverFull(stream);
};
