import { status, type ServerDuplexStream, type ServerWritableStream } from "@grpc/grpc-js";
import messages from "@eventstore/db-client/generated/streams_pb.js";
import type { IStreamsServer } from "@eventstore/db-client/generated/streams_grpc_pb.js";
import type {
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from "@eventstore/db-client/generated/streams_pb.js";
import type { UUID } from "@eventstore/db-client/generated/shared_pb.js";
import type { ExpectedRevision, ServerLog, ServerRecord } from "./log.ts";
import {
  callError,
  caughtUpResponse,
  checkpointResponse,
  confirmationResponse,
  eventResponse,
  notFoundResponse,
  refusedResponse,
  timedOutResponse,
  tooLargeResponse,
  unavailable,
  writtenResponse,
  wrongRevisionResponse,
} from "./messages.ts";

/** What becomes of an append. `hold` stores it and answers at `release`; `lose` stores it and never answers. */
export type AppendFate =
  | "answer"
  | "answer twice"
  | "hold"
  | "lose"
  | "ignore"
  | "drop"
  | { readonly refuse: string }
  | { readonly tooLarge: number }
  | { readonly leader: number };

/** How the server behaves from now on. */
export interface Behaviour {
  readonly appends: AppendFate;
  /** `unfinished` sends what there is and does not end the call; `silent` sends nothing at all. */
  readonly reads: "answer" | "unfinished" | "silent";
  /** `silent` never confirms; `deaf` confirms, catches up and then misses what is written. */
  readonly subscriptions: "answer" | "silent" | "deaf" | "end";
  readonly credentials: "accept" | "refuse" | "forbid";
}

/** What the server has seen so far. */
export interface ObservedCalls {
  appends: number;
  reads: number;
  subscriptions: number;
  /** Reads and subscriptions that are open now. */
  openReads: number;
}

interface Shared {
  readonly log: ServerLog;
  readonly behaviour: () => Behaviour;
  readonly seen: ObservedCalls;
  readonly changed: () => void;
  readonly now: () => number;
  /** Answers that wait for `release`. */
  readonly held: (() => void)[];
  /** Ends an open call as a dying node does. */
  readonly open: Set<() => void>;
}

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
type AppendCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** The streams service as far as the shop uses it: reads, subscriptions to `$all` and batched appends. */
export const streamsService = (shared: Shared): IStreamsServer => {
  const { log, behaviour, seen, changed, held, open, now } = shared;

  const refusal = () => {
    switch (behaviour().credentials) {
      case "accept":
        return null;
      case "refuse":
        return callError(status.UNAUTHENTICATED, "Not authenticated");
      case "forbid":
        return callError(status.PERMISSION_DENIED, "Access denied", { exception: "access-denied" });
    }
  };

  const read = (call: ReadCall): void => {
    const refused = refusal();
    if (refused) {
      call.emit("error", refused);
      return;
    }
    const leaving = new AbortController();
    const end = () => {
      call.emit("error", unavailable());
      leave();
    };
    const leave = () => {
      if (leaving.signal.aborted) return;
      leaving.abort();
      open.delete(end);
      seen.openReads -= 1;
      changed();
    };
    seen.openReads += 1;
    open.add(end);
    call.on("cancelled", leave);
    call.on("close", leave);
    const options = call.request.getOptions();
    if (options?.hasSubscription()) {
      seen.subscriptions += 1;
      changed();
      void follow(call, leaving.signal).then(leave);
      return;
    }
    seen.reads += 1;
    changed();
    const { reads } = behaviour();
    if (reads === "silent") return;
    for (const response of readResponses(log, call.request)) call.write(response);
    if (reads === "unfinished") return;
    call.end();
    leave();
  };

  const follow = async (call: ReadCall, leaving: AbortSignal): Promise<void> => {
    if (behaviour().subscriptions === "silent") return new Promise(() => undefined);
    call.write(confirmationResponse());
    const options = call.request.getOptions();
    const pattern = options?.getFilter()?.getEventType()?.getRegex();
    const wanted = new RegExp(pattern ?? "");
    const from = options?.getAll()?.getPosition()?.getCommitPosition();
    let sent = log.records.filter(
      ({ position }) => from !== undefined && position <= BigInt(from),
    ).length;
    let live = false;
    while (!leaving.aborted) {
      const more = log.written.next(leaving);
      for (const record of log.records.slice(sent)) {
        if (wanted.test(record.type)) call.write(eventResponse(record));
      }
      const last = log.records.at(-1);
      if (pattern !== undefined && last && log.records.length > sent) {
        call.write(checkpointResponse(last.position));
      }
      sent = log.records.length;
      if (!live) {
        live = true;
        call.write(caughtUpResponse());
        if (behaviour().subscriptions === "end") {
          call.end();
          return;
        }
      }
      await more;
      if (behaviour().subscriptions === "deaf") return new Promise(() => undefined);
    }
  };

  const batchAppend = (call: AppendCall): void => {
    const refused = refusal();
    if (refused) {
      call.emit("error", refused);
      return;
    }
    const end = () => {
      open.delete(end);
      call.emit("error", unavailable());
    };
    open.add(end);
    call.on("cancelled", () => open.delete(end));
    call.on("end", () => {
      open.delete(end);
      call.end();
    });
    const parts = new Map<string, BatchAppendReq>();
    call.on("data", (request: BatchAppendReq) => {
      const correlationId = request.getCorrelationId();
      if (!correlationId) return;
      const key = correlationId.getString();
      const whole = parts.get(key) ?? request;
      if (whole !== request) {
        for (const message of request.getProposedMessagesList()) whole.addProposedMessages(message);
      }
      parts.set(key, whole);
      if (!request.getIsFinal()) return;
      parts.delete(key);
      settle(call, correlationId, whole, end);
    });
  };

  const settle = (call: AppendCall, id: UUID, request: BatchAppendReq, end: () => void): void => {
    const { appends: fate } = behaviour();
    const stream = nameOf(request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8());
    const answer = () => {
      call.write(store(id, stream, request));
    };
    if (typeof fate === "object") {
      if ("refuse" in fate) call.write(refusedResponse(id, stream, fate.refuse));
      else if ("tooLarge" in fate) call.write(tooLargeResponse(id, stream, fate.tooLarge));
      else {
        open.delete(end);
        call.emit(
          "error",
          callError(status.NOT_FOUND, "Leader info available", {
            exception: "not-leader",
            "leader-endpoint-host": "127.0.0.1",
            "leader-endpoint-port": String(fate.leader),
          }),
        );
      }
    } else {
      switch (fate) {
        case "answer":
          answer();
          break;
        case "answer twice":
          answer();
          answer();
          break;
        case "hold": {
          const response = store(id, stream, request);
          held.push(() => call.write(response));
          break;
        }
        case "lose":
          store(id, stream, request);
          break;
        case "ignore":
          break;
        case "drop":
          store(id, stream, request);
          end();
          break;
      }
    }
    seen.appends += 1;
    changed();
  };

  const store = (id: UUID, stream: string, request: BatchAppendReq): BatchAppendResp => {
    const options = request.getOptions();
    const deadline = options?.getDeadline()?.toDate().getTime() ?? Infinity;
    if (deadline < now()) return timedOutResponse(id, stream);
    const expected: ExpectedRevision = options?.hasNoStream()
      ? "no-stream"
      : Number(options?.getStreamPosition());
    const write = log.append(
      stream,
      expected,
      request.getProposedMessagesList().map((message) => ({
        id: message.getId()?.getString() ?? "",
        type: message.getMetadataMap().get("type") ?? "",
        data: message.getData_asU8(),
        metadata: message.getCustomMetadata_asU8(),
      })),
    );
    return "wrongRevision" in write
      ? wrongRevisionResponse(id, stream, write.wrongRevision)
      : writtenResponse(id, stream, write.revision, write.position);
  };

  const unimplemented = callError(status.UNIMPLEMENTED, "The shop does not use this");
  return {
    read,
    batchAppend,
    append: (_call, callback) => callback(unimplemented),
    delete: (_call, callback) => callback(unimplemented),
    tombstone: (_call, callback) => callback(unimplemented),
  };
};

const nameOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

/** The answer to a read that is no subscription. Reads include the position they start from. */
const readResponses = (log: ServerLog, request: ReadReq): readonly ReadResp[] => {
  const options = request.getOptions();
  const backwards =
    options?.getReadDirection() === messages.ReadReq.Options.ReadDirection.BACKWARDS;
  const ofStream = options?.getStream();
  const limit = Number(options?.getCount());
  let records: readonly ServerRecord[];
  if (ofStream) {
    const stream = nameOf(ofStream.getStreamIdentifier()?.getStreamName_asU8());
    records = log.streamRecords(stream);
    if (records.length === 0) return [notFoundResponse(stream)];
    const from = ofStream.hasRevision() ? Number(ofStream.getRevision()) : 0;
    records = records.filter(({ revision }) => revision >= from);
  } else {
    const position = options?.getAll()?.getPosition()?.getCommitPosition();
    records = log.records.filter(
      (record) => position === undefined || record.position >= BigInt(position),
    );
  }
  return (backwards ? records.toReversed() : records).slice(0, limit).map(eventResponse);
};
