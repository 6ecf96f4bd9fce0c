import type { Writable } from "node:stream";
import {
  excludeSystemEvents,
  KurrentDBClient,
  NO_STREAM,
  START,
  STREAM_STATE,
  UnsupportedError,
} from "@kurrent/kurrentdb-client";
import { ReadStream } from "@kurrent/kurrentdb-client/dist/streams/utils/ReadStream.js";
import { convertGrpcEvent } from "@kurrent/kurrentdb-client/dist/utils/convertGrpcEvent.js";
import messages from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js";
import shared from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js";
import streams from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js";
import { noEvents } from "#event-store/event-store.ts";
import { metadataBytes, metadataTexts, type ProposedEvent } from "../proposed-event.ts";
import type { EventCall, OpenClient, ProposedPart } from "./client.ts";
import "./accept-no-compression.ts";
import { connectNoMore, endClient, neverFull, neverRejecting } from "./shared-faults.ts";

/**
 * Opens a client of `@kurrent/kurrentdb-client`, for addresses that begin with `kurrentdb`.
 *
 * It reads through the library's gRPC channel and not through its native reader: there a lone read
 * of a stream waits 40 ms every second time, and a read cannot be cancelled.
 */
export const openKurrentDbClient: OpenClient = (connectionString) => {
  const client = KurrentDBClient.connectionString(connectionString);
  client["handleError"] = neverRejecting(client["handleError"]);
  guardAppendStreams(client);

  const read = (
    maxCount: number,
    choose: (options: messages.ReadReq.Options) => unknown,
  ): EventCall => {
    const options = new messages.ReadReq.Options()
      .setReadDirection(messages.ReadReq.Options.ReadDirection.FORWARDS)
      .setCount(String(maxCount))
      .setNoFilter(new shared.Empty())
      .setUuidOption(new messages.ReadReq.Options.UUIDOption().setString(new shared.Empty()));
    choose(options);
    const request = new messages.ReadReq().setOptions(options);
    const open = client["GRPCStreamCreator"](streams.StreamsClient, "read", (stub) =>
      stub.read(request, ...client["callArguments"]({}, { deadline: Infinity })),
    );
    const events = new ReadStream(open, convertGrpcEvent, {});
    return { events, cancel: () => events.cancel() };
  };

  return {
    server: "KurrentDB",
    connect: async () => (await client["capabilities"]).serverVersion,

    async append({ stream, expectedRevision, events }, deadline) {
      const { position } = await client.appendToStream(
        stream,
        events.map((event) => ({ ...json(event), metadata: metadataBytes(event) })),
        { streamState: stateOf(expectedRevision), deadline },
      );
      if (!position) throw new Error("The server did not report the position of the append");
      return position;
    },

    async multiStreamAppend(parts, keepOrder) {
      if (differByCaseOnly(parts.map(({ stream }) => stream))) return null;
      const position =
        (await ifSupported(() => appendRecords(client, parts))) ??
        (keepOrder && isInterleaved(parts)
          ? null
          : await ifSupported(() => appendSession(client, parts)));
      return position === null ? null : { commit: position, prepare: position };
    },

    readStream: (stream, fromRevision) =>
      read(Number.MAX_SAFE_INTEGER, (options) =>
        options.setStream(
          new messages.ReadReq.Options.StreamOptions()
            .setStreamIdentifier(
              new shared.StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(stream))),
            )
            .setRevision(String(fromRevision)),
        ),
      ),
    readAll: (from) =>
      read(Number.MAX_SAFE_INTEGER, (options) => {
        const all = new messages.ReadReq.Options.AllOptions();
        if (from === null) all.setStart(new shared.Empty());
        else {
          all.setPosition(
            new messages.ReadReq.Options.Position()
              .setCommitPosition(from.commit.toString())
              .setPreparePosition(from.prepare.toString()),
          );
        }
        options.setAll(all);
      }),
    readBackwards: (maxCount) =>
      read(maxCount, (options) =>
        options
          .setReadDirection(messages.ReadReq.Options.ReadDirection.BACKWARDS)
          .setAll(new messages.ReadReq.Options.AllOptions().setEnd(new shared.Empty())),
      ),
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

const guardAppendStreams = (client: KurrentDBClient): void => {
  const create = client["GRPCStreamCreator"];
  client["GRPCStreamCreator"] = (Stub, name, open, cache) =>
    create(
      Stub,
      name,
      async (stub) => {
        const stream = await open(stub);
        if (name === "appendToStream") neverFull(stream as unknown as Writable);
        return stream;
      },
      cache,
    );
};

const stateOf = (expectedRevision: number) =>
  expectedRevision === noEvents ? NO_STREAM : BigInt(expectedRevision);

const json = ({ id, type, data }: ProposedEvent) =>
  ({ id, type, data, contentType: "application/json" }) as const;

/** An event in the form of the second protocol, whose metadata are texts only. */
const recordOf = (event: ProposedEvent) => ({ ...json(event), metadata: metadataTexts(event) });

/** The library asks the connected server which methods it has, once per connection. */
const ifSupported = async <Result>(call: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof UnsupportedError) return null;
    throw error;
  }
};

/**
 * Within one append the server compares stream names without case, and stores the events of both in
 * the first.
 */
const differByCaseOnly = (names: readonly string[]): boolean => {
  const different = new Set(names);
  return new Set([...different].map((name) => name.toUpperCase())).size < different.size;
};

/** Whether there are parts of other streams between those of one. */
const isInterleaved = (parts: readonly ProposedPart[]): boolean => {
  const changes = parts.filter(({ stream }, index) => stream !== parts[index - 1]?.stream);
  return changes.length > new Set(changes.map(({ stream }) => stream)).size;
};

/** Parts with all events of each stream, in the order of their first appearance. */
const byStream = (parts: readonly ProposedPart[]): readonly ProposedPart[] => {
  const gathered = new Map<string, ProposedPart & { readonly events: ProposedEvent[] }>();
  for (const { stream, expectedRevision, events } of parts) {
    const part = gathered.get(stream);
    if (part) part.events.push(...events);
    else gathered.set(stream, { stream, expectedRevision, events: [...events] });
  }
  return [...gathered.values()];
};

/** KurrentDB 26: keeps the order of the events. */
const appendRecords = async (
  client: KurrentDBClient,
  parts: readonly ProposedPart[],
): Promise<bigint> => {
  const { position } = await client.appendRecords(
    parts.flatMap(({ stream, events }) =>
      events.map((event) => ({ streamName: stream, record: recordOf(event) })),
    ),
    byStream(parts).map(({ stream, expectedRevision }) => ({
      type: STREAM_STATE,
      streamName: stream,
      expectedState: stateOf(expectedRevision),
    })),
  );
  return position;
};

/** KurrentDB 25.1: a stream occurs once, so its events are contiguous. */
const appendSession = async (
  client: KurrentDBClient,
  parts: readonly ProposedPart[],
): Promise<bigint> => {
  const { position } = await client.multiStreamAppend(
    byStream(parts).map(({ stream, expectedRevision, events }) => ({
      streamName: stream,
      expectedState: stateOf(expectedRevision),
      events: events.map(recordOf),
    })),
  );
  return position;
};
