import { status } from "@grpc/grpc-js";
import { describe, expect, it } from "vitest";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import { asError, classifyAppendFailure, isClientError } from "./errors.ts";
import { TimedOut } from "./timeout.ts";

/** An error of a client library. */
const clientError = (type: string, message = "failed", fields: object = {}) =>
  Object.assign(new Error(message), { type, ...fields });

/** The error reported for an append that was not stored. */
const notStored = (cause: Error, { clientUnusable }: { readonly clientUnusable: boolean }) => {
  const failure = classifyAppendFailure(cause, "EventStoreDB");
  expect(failure).toMatchObject({ kind: "not-stored", clientUnusable });
  const error = "error" in failure ? failure.error : null;
  expect(error?.cause).toBe(cause);
  return error;
};

describe("an append that was refused or not stored", () => {
  it.each(["wrong-expected-version", "append-consistency-violation"])(
    "has a wrong revision: %s",
    (type) => {
      expect(classifyAppendFailure(clientError(type), "EventStoreDB")).toEqual({
        kind: "wrong-revision",
      });
    },
  );

  it.each([
    ["maximum-append-size-exceeded", { maxAppendSize: 10 }, /appends of 10 bytes/],
    ["transaction-max-size-exceeded", { maxSize: 20 }, /appends of 20 bytes/],
    ["append-record-size-exceeded", { maxSize: 30 }, /events of 30 bytes/],
    ["stream-deleted", {}, /The stream was deleted permanently/],
    ["stream-tombstoned", {}, /The stream was deleted permanently/],
    ["unknown", { code: status.INVALID_ARGUMENT }, /^failed$/],
  ])("can never be stored: %s", (type, fields, message) => {
    const cause = clientError(type, "failed", fields);
    const error = notStored(cause, { clientUnusable: false });
    expect(error).toBeInstanceOf(EventNotStorable);
    expect(error?.message).toMatch(message);
  });

  it.each([
    ["access-denied", "denied", {}, /name and password in EVENTSTORE_URL/],
    ["unknown", "denied", { code: status.PERMISSION_DENIED }, /name and password/],
    ["unavailable", "Server Is Busy", {}, /^EventStoreDB cannot write just now: Server Is Busy$/],
  ])("may be stored later: %s, %s", (type, message, fields, text) => {
    const cause = clientError(type, message, fields);
    const error = notStored(cause, { clientUnusable: false });
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error?.message).toMatch(text);
  });

  it.each([
    ["by its status", Object.assign(new Error("no"), { code: status.UNAVAILABLE })],
    ["by its text", new Error("Failed to discover after 3 attempts.")],
  ])("was not sent, %s", (_, cause) => {
    const error = notStored(cause, { clientUnusable: true });
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error?.message).toBe("EventStoreDB cannot be reached");
  });
});

describe("an append that may have been stored", () => {
  it.each([
    [clientError("deadline-exceeded"), { clientUnusable: false, deadline: true }],
    [clientError("not-leader"), { clientUnusable: false, deadline: false }],
    [
      clientError("unknown", "This is not the leader node", { code: status.INVALID_ARGUMENT }),
      { clientUnusable: true, deadline: false },
    ],
    [clientError("unknown", "odd"), { clientUnusable: true, deadline: false }],
    [clientError("cancelled"), { clientUnusable: true, deadline: false }],
    [new Error("odd"), { clientUnusable: true, deadline: false }],
    [new Error("It Failed to discover"), { clientUnusable: true, deadline: false }],
    [new TimedOut("Failed to discover"), { clientUnusable: true, deadline: false }],
  ])("is unknown: %s", (error, fields) => {
    expect(classifyAppendFailure(error, "EventStoreDB")).toEqual({
      kind: "unknown",
      error,
      ...fields,
    });
  });
});

describe("an error of a client", () => {
  it("has a type", () => {
    expect(isClientError(clientError("unknown"))).toBe(true);
    expect(isClientError(clientError("unknown"), "unknown")).toBe(true);
    expect(isClientError(clientError("unknown"), "cancelled")).toBe(false);
    expect(isClientError(new Error("unknown"))).toBe(false);
    expect(isClientError({ type: "unknown" })).toBe(false);
    expect(isClientError(Object.assign(new Error("unknown"), { type: 7 }))).toBe(false);
  });

  it("keeps an error, and wraps anything else", () => {
    const error = new Error("odd");
    expect(asError(error)).toBe(error);
    expect(asError("odd").message).toBe("odd");
  });
});
