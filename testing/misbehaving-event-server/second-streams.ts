import { status, type sendUnaryData, type Server, type ServiceError } from "@grpc/grpc-js";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import structs from "google-protobuf/google/protobuf/struct_pb.js";
import type { IStreamsServiceServer } from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js";
import type {
  AppendRecord,
  AppendRecordsRequest,
  AppendRequest,
} from "@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js";
import { refusalOf, type SharedByCalls } from "./behaviour.ts";
import type { Conflict, ExpectedStream, ProposedRecord } from "./log.ts";
import { callError, unavailable } from "./messages.ts";
import { secondProtocol } from "./protocol.ts";
import { detailedError } from "./second-errors.ts";

/** A real server's limits of bytes. */
const maxRecordBytes = 16 * 1024 * 1024;
const maxTransactionBytes = 256 * 1024 * 1024;

const schemaName = /^[\p{L}\p{N}_.$:-]+$/u;
const uuid = /^(?!0{8}-(?:0{4}-){3}0{12})[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The expected state of a stream in the second protocol. */
const any = -2;

/** A request is refused with an error of a call. */
class Refusal extends Error {
  readonly error: ServiceError;
  constructor(error: ServiceError) {
    super(error.message);
    this.error = error;
  }
}

const isSameName = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase();

/**
 * Adds the streams service of the second protocol: appends to several streams in one transaction,
 * with the configured behaviour and the rules of a real server. `version` decides which methods
 * exist.
 */
export const addSecondStreams = (
  server: Server,
  { log, behaviour, seen, changed, held, open, paced }: SharedByCalls,
  version: number,
): void => {
  const { streams, messages, errors, coreErrors } = secondProtocol();

  const invalid = (request: string, problem: string): Refusal =>
    new Refusal(
      detailedError(
        status.INVALID_ARGUMENT,
        `The '${request}' is invalid: ${problem}`,
        ["BAD_REQUEST", "server"],
        null,
      ),
    );

  const checkName = (stream: string): void => {
    if (stream === "") throw invalid("AppendRequest", "Stream must not be empty.");
    if (stream === "$$") throw invalid("AppendRequest", "Stream must not be '$$'.");
  };

  /** Checks a record and converts it to what the log stores. */
  const proposed = (stream: string, record: AppendRecord): ProposedRecord & { bytes: number } => {
    const type = record.getSchema()?.getName() ?? "";
    if (type === "") throw invalid("AppendRequest", "Schema name must not be empty");
    if (!schemaName.test(type) || type.normalize("NFC") !== type) {
      throw invalid("AppendRequest", `Schema name can only contain unicode letters: ${type}`);
    }
    if (record.getSchema()?.getFormat() !== messages.SchemaFormat.SCHEMA_FORMAT_JSON) {
      throw invalid("AppendRequest", "Schema format must not be Unspecified.");
    }
    const id = record.getRecordId() ?? "";
    if (!uuid.test(id)) {
      throw invalid("AppendRequest", "Record ID must be a valid and non-empty UUID.");
    }
    const properties: Struct = new structs.Struct();
    record.getPropertiesMap().forEach((value, key) => {
      if (key === "") throw invalid("AppendRequest", "Property keys must not be empty.");
      properties.getFieldsMap().set(key, value);
    });
    const data = record.getData_asU8();
    const bytes = data.length + properties.serializeBinary().length + Buffer.byteLength(type);
    if (bytes > maxRecordBytes) {
      throw new Refusal(
        detailedError(
          status.INVALID_ARGUMENT,
          `The size of record ${id} (${bytes}) exceeds the maximum allowed size of ${maxRecordBytes} bytes`,
          ["APPEND_RECORD_SIZE_EXCEEDED", "streams"],
          [
            "kurrentdb.protocol.v2.streams.errors.AppendRecordSizeExceededErrorDetails",
            new errors.AppendRecordSizeExceededErrorDetails()
              .setStream(stream)
              .setRecordId(id)
              .setSize(bytes)
              .setMaxSize(maxRecordBytes),
          ],
        ),
      );
    }
    // Readers get the properties as JSON, with what the server adds.
    const metadata = Buffer.from(
      JSON.stringify({
        ...properties.toJavaScript(),
        "$schema.name": type,
        "$schema.format": "Json",
      }),
    );
    return { id, type, data, metadata, bytes };
  };

  const tooLarge = (size: number, maxSize: number): ServiceError =>
    detailedError(
      status.ABORTED,
      `Transaction size (${size}) exceeded the maximum allowed size of ${maxSize}`,
      ["APPEND_TRANSACTION_SIZE_EXCEEDED", "streams"],
      [
        "kurrentdb.protocol.v2.streams.errors.AppendTransactionSizeExceededErrorDetails",
        new errors.AppendTransactionSizeExceededErrorDetails().setSize(size).setMaxSize(maxSize),
      ],
    );

  const write = (
    expectations: readonly ExpectedStream[],
    records: readonly (ProposedRecord & { readonly bytes: number; readonly at: number })[],
    conflictError: (conflicts: readonly Conflict[]) => ServiceError,
  ) => {
    const bytes = records.reduce((sum, each) => sum + each.bytes, 0);
    if (bytes > maxTransactionBytes) throw new Refusal(tooLarge(bytes, maxTransactionBytes));
    const result = log.write(expectations, records);
    if ("conflicts" in result) throw new Refusal(conflictError(result.conflicts));
    return result;
  };

  const appendRecords = (request: AppendRecordsRequest) => {
    const expectations: ExpectedStream[] = [];
    const indexOf = (stream: string) =>
      expectations.findIndex((each) => isSameName(each.stream, stream));
    if (request.getRecordsList().length === 0) {
      throw invalid("AppendRecordsRequest", "It must contain at least one record.");
    }
    for (const check of request.getChecksList()) {
      const stream = check.getStreamState()?.getStream() ?? "";
      const expected = Number(check.getStreamState()?.getExpectedState());
      checkName(stream);
      if (indexOf(stream) >= 0) {
        throw invalid("AppendRecordsRequest", "Each stream can only appear once in checks.");
      }
      if (expected < -1) throw invalid("AppendRecordsRequest", "Any (-2) is not allowed.");
      expectations.push({ stream, expected });
    }
    const records = request.getRecordsList().map((record) => {
      const stream = record.getStream();
      checkName(stream);
      if (indexOf(stream) < 0) expectations.push({ stream, expected: null });
      return { ...proposed(stream, record), at: indexOf(stream) };
    });
    const { revisions, position } = write(expectations, records, (conflicts) => {
      const details = new errors.AppendConsistencyViolationErrorDetails();
      for (const { index, current } of conflicts) {
        const { stream = "", expected = null } = expectations[index] ?? {};
        details.addViolations(
          new errors.ConsistencyViolation().setCheckIndex(index).setStreamState(
            new errors.ConsistencyViolation.StreamStateViolation()
              .setStream(stream)
              .setExpectedState(String(expected ?? any))
              .setActualState(String(current)),
          ),
        );
      }
      return detailedError(
        status.FAILED_PRECONDITION,
        "Append failed due to consistency violations.",
        ["APPEND_CONSISTENCY_VIOLATION", "streams"],
        ["kurrentdb.protocol.v2.streams.errors.AppendConsistencyViolationErrorDetails", details],
      );
    });
    const response = new messages.AppendRecordsResponse().setPosition(position.toString());
    for (const at of new Set(records.map((record) => record.at))) {
      response.addRevisions(
        new messages.StreamRevision()
          .setStream(expectations[at]?.stream ?? "")
          .setRevision(String(revisions[at])),
      );
    }
    return response;
  };

  const appendSession = (requests: readonly AppendRequest[]) => {
    const expectations: ExpectedStream[] = [];
    if (requests.length === 0) {
      throw new Refusal(
        callError(status.FAILED_PRECONDITION, "Append session started, but no requests were sent"),
      );
    }
    const records = requests.flatMap((request, at) => {
      const stream = request.getStream();
      checkName(stream);
      if (expectations.some((each) => isSameName(each.stream, stream))) {
        throw new Refusal(
          detailedError(
            status.ABORTED,
            `Stream '${stream}' already has a different group of messages in this session.`,
            ["STREAM_ALREADY_IN_APPEND_SESSION", "streams"],
            [
              "kurrentdb.protocol.v2.streams.errors.StreamAlreadyInAppendSessionErrorDetails",
              new errors.StreamAlreadyInAppendSessionErrorDetails().setStream(stream),
            ],
          ),
        );
      }
      const expected = Number(request.getExpectedRevision());
      expectations.push({ stream, expected: expected === any ? null : expected });
      if (request.getRecordsList().length === 0) {
        throw invalid("AppendRequest", "It must contain at least one record");
      }
      return request.getRecordsList().map((record) => ({ ...proposed(stream, record), at }));
    });
    const { revisions, position } = write(expectations, records, ([first]) => {
      const { stream = "", expected = null } = expectations[first?.index ?? 0] ?? {};
      return detailedError(
        status.FAILED_PRECONDITION,
        `Append failed due to a revision conflict on stream '${stream}'.`,
        ["STREAM_REVISION_CONFLICT", "streams"],
        [
          "kurrentdb.protocol.v2.streams.errors.StreamRevisionConflictErrorDetails",
          new errors.StreamRevisionConflictErrorDetails()
            .setStream(stream)
            .setExpectedRevision(String(expected ?? any))
            .setActualRevision(String(first?.current)),
        ],
      );
    });
    const response = new messages.AppendSessionResponse().setPosition(position.toString());
    expectations.forEach(({ stream }, at) => {
      response.addOutput(
        new messages.AppendResponse().setStream(stream).setStreamRevision(String(revisions[at])),
      );
    });
    return response;
  };

  /** Answers a call as the test has decided. */
  const settle = <Response>(store: () => Response, answer: sendUnaryData<Response>): void => {
    const fail = (error: ServiceError) => answer(error);
    const respond = (stored: Response | ServiceError) =>
      stored instanceof Error ? fail(stored) : answer(null, stored);
    const stored = (): Response | ServiceError => {
      try {
        return store();
      } catch (error) {
        if (error instanceof Refusal) return error.error;
        throw error;
      }
    };
    const end = () => {
      open.delete(end);
      fail(unavailable());
    };
    const { appends } = behaviour();
    if (typeof appends === "object") {
      if ("refuse" in appends) fail(callError(appends.status ?? status.INTERNAL, appends.refuse));
      else if ("tooLarge" in appends) fail(tooLarge(appends.tooLarge + 1, appends.tooLarge));
      else {
        const leader = new coreErrors.NotLeaderNodeErrorDetails.NodeInfo()
          .setHost("127.0.0.1")
          .setPort(appends.leader);
        fail(
          detailedError(
            status.FAILED_PRECONDITION,
            "The server is not the leader node and cannot handle the request. Please retry your " +
              `request against the leader node directly at 127.0.0.1:${appends.leader}`,
            ["NOT_LEADER_NODE", "server"],
            [
              "kurrent.rpc.NotLeaderNodeErrorDetails",
              new coreErrors.NotLeaderNodeErrorDetails().setCurrentLeader(leader),
            ],
          ),
        );
      }
    } else {
      switch (appends) {
        case "answer":
        case "answer twice":
          respond(stored());
          break;
        case "hold": {
          const response = stored();
          open.add(end);
          held.push(() => {
            if (open.delete(end)) respond(response);
          });
          break;
        }
        case "lose":
          stored();
          open.add(end);
          break;
        case "ignore":
          open.add(end);
          break;
        case "drop":
          stored();
          fail(unavailable());
          break;
      }
    }
    seen.appends += 1;
    changed();
  };

  const refusalBefore = (since: number): ServiceError | null =>
    version < since ? callError(status.UNIMPLEMENTED, "Unknown method") : refusalOf(behaviour());

  const service: IStreamsServiceServer = {
    appendRecords(call, callback) {
      const refused = refusalBefore(26.1);
      if (refused) callback(refused);
      else paced(() => settle(() => appendRecords(call.request), callback));
    },
    appendSession(call, callback) {
      const refused = refusalBefore(25.1);
      const requests: AppendRequest[] = [];
      call.on("data", (request: AppendRequest) => requests.push(request));
      call.on("end", () => {
        if (refused) callback(refused);
        else paced(() => settle(() => appendSession(requests), callback));
      });
    },
  };
  server.addService(streams.StreamsServiceService, service);
};
