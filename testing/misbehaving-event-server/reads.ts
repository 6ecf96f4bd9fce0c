import type { ServerWritableStream } from "@grpc/grpc-js";
import type { ReadReq, ReadResp } from "@eventstore/db-client/generated/streams_pb.js";
import { refusalOf, type SharedByCalls } from "./behaviour.ts";
import type { ServerLog, ServerRecord } from "./log.ts";
import {
  caughtUpResponse,
  checkpointResponse,
  confirmationResponse,
  eventResponse,
  nameOf,
  notFoundResponse,
  unavailable,
} from "./messages.ts";
import { protocol } from "./protocol.ts";

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Reads of streams and of `$all`, and subscriptions to `$all`. */
export const readsOf = ({
  log,
  behaviour,
  seen,
  changed,
  open,
}: SharedByCalls): ((call: ReadCall) => void) => {
  const read = (call: ReadCall): void => {
    const refused = refusalOf(behaviour());
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
    if (options?.hasStream()) seen.streamReads += 1;
    changed();
    const { reads } = behaviour();
    if (reads === "silent") return;
    const responses = readResponses(log, call.request);
    seen.readEvents += responses.length;
    for (const response of responses) call.write(response);
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

  return read;
};

/** The response to a read without a subscription. Reads include their start position. */
const readResponses = (log: ServerLog, request: ReadReq): readonly ReadResp[] => {
  const options = request.getOptions();
  const backwards =
    options?.getReadDirection() === protocol.streamMessages.ReadReq.Options.ReadDirection.BACKWARDS;
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
    records =
      position === undefined
        ? log.records
        : log.records.filter((record) => record.position >= BigInt(position));
  }
  const inOrder = backwards ? records.slice(-limit).toReversed() : records.slice(0, limit);
  return inOrder.map(eventResponse);
};
