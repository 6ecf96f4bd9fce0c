import { status, type ServerDuplexStream } from "@grpc/grpc-js";
import type {
  BatchAppendReq,
  BatchAppendResp,
} from "@eventstore/db-client/generated/streams_pb.js";
import type { Timestamp } from "google-protobuf/google/protobuf/timestamp_pb.js";
import type { UUID } from "@eventstore/db-client/generated/shared_pb.js";
import { refusalOf, type SharedByCalls } from "./behaviour.ts";
import {
  callError,
  nameOf,
  refusedResponse,
  timedOutResponse,
  tooLargeResponse,
  unavailable,
  writtenResponse,
  wrongRevisionResponse,
} from "./messages.ts";

type AppendCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** Batched appends, each with the configured behaviour. */
export const appendsOf = ({
  log,
  behaviour,
  seen,
  changed,
  held,
  open,
  now,
  paced,
}: SharedByCalls): ((call: AppendCall) => void) => {
  const batchAppend = (call: AppendCall): void => {
    const refused = refusalOf(behaviour());
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
      paced(() => settle(call, correlationId, whole, end));
    });
  };

  const settle = (call: AppendCall, id: UUID, request: BatchAppendReq, end: () => void): void => {
    const { appends } = behaviour();
    const stream = nameOf(request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8());
    const answer = () => {
      call.write(store(id, stream, request));
    };
    if (typeof appends === "object") {
      if ("refuse" in appends) call.write(refusedResponse(id, stream, appends.refuse));
      else if ("tooLarge" in appends) call.write(tooLargeResponse(id, stream, appends.tooLarge));
      else {
        open.delete(end);
        call.emit(
          "error",
          callError(status.NOT_FOUND, "Leader info available", {
            exception: "not-leader",
            "leader-endpoint-host": "127.0.0.1",
            "leader-endpoint-port": String(appends.leader),
          }),
        );
      }
    } else {
      switch (appends) {
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
    if (deadlineOf(options) < now()) return timedOutResponse(id, stream);
    const expected = options?.hasNoStream() ? -1 : Number(options?.getStreamPosition());
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
    return "conflicts" in write
      ? wrongRevisionResponse(id, stream, write.conflicts[0]?.current ?? -1)
      : writtenResponse(id, stream, write.revisions[0] ?? -1, write.position);
  };

  return batchAppend;
};

type Options = BatchAppendReq.Options | undefined;

/** The stubs of KurrentDB name the field by the version that introduced it. */
const deadlineOf = (options: Options | (Options & { getDeadline21100(): Timestamp | undefined })) =>
  (options && "getDeadline21100" in options ? options.getDeadline21100() : options?.getDeadline())
    ?.toDate()
    .getTime() ?? Infinity;
