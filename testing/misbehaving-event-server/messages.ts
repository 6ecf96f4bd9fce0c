import { randomUUID } from "node:crypto";
import { Metadata, status, type ServiceError } from "@grpc/grpc-js";
import anyMessages from "google-protobuf/google/protobuf/any_pb.js";
import emptyMessages from "google-protobuf/google/protobuf/empty_pb.js";
import type { UUID } from "@eventstore/db-client/generated/shared_pb.js";
import type { Status } from "@eventstore/db-client/generated/status_pb.js";
import type { BatchAppendResp, ReadResp } from "@eventstore/db-client/generated/streams_pb.js";
import type { ServerRecord } from "./log.ts";
import { protocol } from "./protocol.ts";

const { shared, status: statusMessages, streamMessages: messages } = protocol;

/** .NET counts time in ticks of 100 ns. */
const ticksOf = (milliseconds: number): string => String(BigInt(milliseconds) * 10_000n);

const uuidOf = (id: string): UUID => new shared.UUID().setString(id);

const identifierOf = (stream: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

/** An event as a read response. */
export const eventResponse = (record: ServerRecord): ReadResp => {
  const position = record.position.toString();
  const event = new messages.ReadResp.ReadEvent.RecordedEvent()
    .setId(uuidOf(record.id))
    .setStreamIdentifier(identifierOf(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  event
    .getMetadataMap()
    .set("type", record.type)
    .set("content-type", "application/json")
    .set("created", ticksOf(record.createdMs));
  return new messages.ReadResp().setEvent(
    new messages.ReadResp.ReadEvent().setEvent(event).setCommitPosition(position),
  );
};

export const confirmationResponse = (): ReadResp =>
  new messages.ReadResp().setConfirmation(
    new messages.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID()),
  );

export const caughtUpResponse = (): ReadResp =>
  new messages.ReadResp().setCaughtUp(new messages.ReadResp.CaughtUp());

export const checkpointResponse = (position: bigint): ReadResp =>
  new messages.ReadResp().setCheckpoint(
    new messages.ReadResp.Checkpoint()
      .setCommitPosition(position.toString())
      .setPreparePosition(position.toString()),
  );

export const notFoundResponse = (stream: string): ReadResp =>
  new messages.ReadResp().setStreamNotFound(
    new messages.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)),
  );

const appendResponse = (correlationId: UUID, stream: string): BatchAppendResp =>
  new messages.BatchAppendResp()
    .setCorrelationId(correlationId)
    .setStreamIdentifier(identifierOf(stream));

export const writtenResponse = (
  correlationId: UUID,
  stream: string,
  revision: number,
  position: bigint,
): BatchAppendResp =>
  appendResponse(correlationId, stream).setSuccess(
    new messages.BatchAppendResp.Success()
      .setCurrentRevision(String(revision))
      .setPosition(
        new shared.AllStreamPosition()
          .setCommitPosition(position.toString())
          .setPreparePosition(position.toString()),
      ),
  );

const detailed = (text: string, type: string, details: Uint8Array): Status => {
  const any = new anyMessages.Any();
  any.pack(details, type);
  return new statusMessages.Status().setMessage(text).setDetails(any);
};

/** A refused append with only a text, as from a busy server. */
export const refusedResponse = (
  correlationId: UUID,
  stream: string,
  text: string,
): BatchAppendResp =>
  appendResponse(correlationId, stream).setError(
    detailed(text, "google.protobuf.Empty", new emptyMessages.Empty().serializeBinary()),
  );

/** An append refused because its deadline or the server's timeout has passed. */
export const timedOutResponse = (correlationId: UUID, stream: string): BatchAppendResp =>
  appendResponse(correlationId, stream).setError(
    detailed("Timeout", "event_store.client.Timeout", new shared.Timeout().serializeBinary()),
  );

export const tooLargeResponse = (
  correlationId: UUID,
  stream: string,
  limit: number,
): BatchAppendResp =>
  appendResponse(correlationId, stream).setError(
    detailed(
      "Maximum Append Size Exceeded",
      "event_store.client.MaximumAppendSizeExceeded",
      new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit).serializeBinary(),
    ),
  );

export const wrongRevisionResponse = (
  correlationId: UUID,
  stream: string,
  current: number,
): BatchAppendResp => {
  const details = new shared.WrongExpectedVersion();
  if (current < 0) details.setCurrentNoStream(new emptyMessages.Empty());
  else details.setCurrentStreamRevision(String(current));
  return appendResponse(correlationId, stream).setError(
    detailed(
      "WrongExpectedVersion",
      "event_store.client.WrongExpectedVersion",
      details.serializeBinary(),
    ),
  );
};

/** An error that ends a whole call. */
export const callError = (
  code: status,
  details: string,
  headers: Readonly<Record<string, string>> = {},
): ServiceError => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

export const unavailable = (): ServiceError => callError(status.UNAVAILABLE, "Going away");

/** A stream name from its wire format. */
export const nameOf = (bytes: Uint8Array | undefined): string =>
  Buffer.from(bytes ?? []).toString();
