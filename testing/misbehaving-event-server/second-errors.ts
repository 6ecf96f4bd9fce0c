import { Metadata, type ServiceError, type status } from "@grpc/grpc-js";
import jspb from "google-protobuf";
import anyMessages from "google-protobuf/google/protobuf/any_pb.js";
import { callError } from "./messages.ts";
import { protocol } from "./protocol.ts";

/** Google's message `ErrorInfo`: the reason, and the area that defines it. */
const errorInfo = ([reason, domain]: readonly [string, string]): Uint8Array => {
  const writer = new jspb.BinaryWriter();
  writer.writeString(1, reason);
  writer.writeString(2, domain);
  return writer.getResultBuffer();
};

const statusWith = (type: string, content: Uint8Array) => {
  const any = new anyMessages.Any();
  any.pack(content, type);
  return new protocol.status.Status().setDetails(any);
};

/**
 * An error of the second protocol. Its metadata hold a status with two details: the reason and, if
 * it has one, a typed message. The library's own `Status` holds one detail; concatenated messages
 * form a list.
 */
export const detailedError = (
  code: status,
  message: string,
  reason: readonly [string, string],
  details: readonly [string, jspb.Message] | null,
): ServiceError => {
  const parts = [
    statusWith("google.rpc.ErrorInfo", errorInfo(reason))
      .setCode(code as number)
      .setMessage(message),
    ...(details ? [statusWith(details[0], details[1].serializeBinary())] : []),
  ];
  const error = callError(code, message);
  const metadata = new Metadata();
  metadata.set(
    "grpc-status-details-bin",
    Buffer.concat(parts.map((part) => part.serializeBinary())),
  );
  return Object.assign(error, { metadata });
};
