import { status } from "@grpc/grpc-js";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import type { EventServerName } from "./connection-string.ts";
import { TimedOut } from "./timeout.ts";

/**
 * Meaning of a failed append. `clientUnusable` means that the client object must not be used again:
 * it keeps a rejected promise, would still receive answers for abandoned appends, or does not
 * follow the leader.
 */
export type AppendFailure =
  | { readonly kind: "wrong-revision" }
  | { readonly kind: "not-stored"; readonly error: Error; readonly clientUnusable: boolean }
  | {
      readonly kind: "unknown";
      readonly error: Error;
      readonly clientUnusable: boolean;
      /** The server reports a passed deadline, long before the deadline by this machine's clock. */
      readonly deadline: boolean;
    };

/** An error of either client library. Both use the same types. */
interface ClientError extends Error {
  readonly type: string;
  /** The gRPC status, if the server has ended the call with it. */
  readonly code?: number;
}

export const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

/** Whether an error is of a client library, and of a type if one is given. */
export const isClientError = (reason: unknown, type?: string): reason is ClientError =>
  reason instanceof Error &&
  "type" in reason &&
  (type === undefined ? typeof reason.type === "string" : reason.type === type);

/** Texts of errors without a type of their own that mean that nothing was stored. */
const notNow =
  /server is (busy|not ready|not yet ready|currently overloaded)|no leader info|read[- ]only/i;
const tooLarge = /exceed\w*\b.*\bsize|\bsize\b.*\bexceed|too large/i;
const notLeader = /not the leader node/i;

/** Maximum bytes in the errors of both protocols. */
const limitOf = (error: object): string => {
  const limit =
    "maxAppendSize" in error ? error.maxAppendSize : "maxSize" in error && error.maxSize;
  return String(limit);
};

const notStored = (error: Error): AppendFailure => ({
  kind: "not-stored",
  error,
  clientUnusable: false,
});

const notStorable = (message: string, cause: Error): AppendFailure =>
  notStored(new EventNotStorable(message, { cause }));

const unavailable = (message: string, cause: Error): AppendFailure =>
  notStored(new StoreUnavailable(message, { cause }));

const unknown = (
  error: Error,
  { clientUnusable = true, deadline = false } = {},
): AppendFailure => ({ kind: "unknown", error, clientUnusable, deadline });

/**
 * Classifies a failure by type, code and text: the append was refused, cannot have been stored, or
 * may have been stored. Anything uncertain is unknown.
 */
export const classifyAppendFailure = (reason: unknown, server: EventServerName): AppendFailure => {
  const error = asError(reason);
  if (!isClientError(error)) return classifyForeign(error, server);
  switch (error.type) {
    case "wrong-expected-version":
    case "append-consistency-violation":
      return { kind: "wrong-revision" };
    case "maximum-append-size-exceeded":
    case "transaction-max-size-exceeded":
      return notStorable(`The server takes appends of ${limitOf(error)} bytes at most`, error);
    case "append-record-size-exceeded":
      return notStorable(`The server takes events of ${limitOf(error)} bytes at most`, error);
    case "access-denied":
      return accessDenied(error, server);
    case "stream-deleted":
    case "stream-tombstoned":
      return notStorable("The stream was deleted permanently", error);
    case "deadline-exceeded":
      return unknown(error, { clientUnusable: false, deadline: true });
    case "not-leader":
      // The client follows the redirect to the leader, so it stays usable.
      return unknown(error, { clientUnusable: false });
    case "unknown":
    case "unavailable":
      return classifyByText(error, server);
    default:
      return unknown(error);
  }
};

const accessDenied = (error: Error, server: EventServerName): AppendFailure =>
  unavailable(`${server} refuses this user: check the name and password in EVENTSTORE_URL`, error);

/** Classifies errors for which the libraries have no type. */
const classifyByText = (error: ClientError, server: EventServerName): AppendFailure => {
  if (notNow.test(error.message)) {
    return unavailable(`${server} cannot write just now: ${error.message}`, error);
  }
  // The client follows no redirect of the second protocol. A new one discovers the leader.
  if (notLeader.test(error.message)) return unknown(error);
  if (error.code === status.PERMISSION_DENIED) return accessDenied(error, server);
  if (error.code === status.INVALID_ARGUMENT || tooLarge.test(error.message)) {
    return notStorable(error.message, error);
  }
  return unknown(error);
};

/**
 * Errors from outside the client. Before it sends, the client asks for the server's capabilities
 * and discovers the cluster.
 */
const classifyForeign = (error: Error, server: EventServerName): AppendFailure => {
  const code = "code" in error ? error.code : null;
  const beforeSending =
    code === status.UNAVAILABLE || error.message.startsWith("Failed to discover");
  return beforeSending && !(error instanceof TimedOut)
    ? {
        kind: "not-stored",
        error: new StoreUnavailable(`${server} cannot be reached`, { cause: error }),
        clientUnusable: true,
      }
    : unknown(error);
};
