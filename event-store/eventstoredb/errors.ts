import { status } from "@grpc/grpc-js";
import { ErrorType, isCommandError } from "@eventstore/db-client";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import { TimedOut } from "./timeout.ts";

/**
 * Meaning of a failed append. `clientUnusable` means that the client object must not be used again:
 * it keeps a rejected promise, or it would still receive answers for abandoned appends.
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

export const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

/** Texts of errors without a type of their own that mean that nothing was stored. */
const notNow = /server is busy|server is not ready|no leader info|is read only/i;
const tooLarge = /exceed\w*\b.*\bsize|\bsize\b.*\bexceed|too large/i;

const unavailable = (message: string, cause: Error): AppendFailure => ({
  kind: "not-stored",
  error: new StoreUnavailable(message, { cause }),
  clientUnusable: false,
});

/**
 * Classifies a failure by type, code and text: the append was refused, cannot have been stored, or
 * may have been stored. Anything uncertain is unknown.
 */
export const classifyAppendFailure = (reason: unknown): AppendFailure => {
  const error = asError(reason);
  if (!isCommandError(error)) return classifyForeign(error);
  switch (error.type) {
    case ErrorType.WRONG_EXPECTED_VERSION:
      return { kind: "wrong-revision" };
    case ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED:
      return notStorable(`The server takes appends of ${error.maxAppendSize} bytes at most`, error);
    case ErrorType.ACCESS_DENIED:
      return unavailable(
        "EventStoreDB refuses this user: check the name and password in EVENTSTORE_URL",
        error,
      );
    case ErrorType.STREAM_DELETED:
      return notStorable("The stream was deleted permanently", error);
    case ErrorType.DEADLINE_EXCEEDED:
      return { kind: "unknown", error, clientUnusable: false, deadline: true };
    case ErrorType.NOT_LEADER:
      // The client follows the redirect to the leader, so it stays usable.
      return { kind: "unknown", error, clientUnusable: false, deadline: false };
    case ErrorType.UNKNOWN:
      if (notNow.test(error.message)) {
        return unavailable(`EventStoreDB cannot write just now: ${error.message}`, error);
      }
      if (tooLarge.test(error.message)) return notStorable(error.message, error);
      return { kind: "unknown", error, clientUnusable: true, deadline: false };
    default:
      return { kind: "unknown", error, clientUnusable: true, deadline: false };
  }
};

const notStorable = (message: string, cause: Error): AppendFailure => ({
  kind: "not-stored",
  error: new EventNotStorable(message, { cause }),
  clientUnusable: false,
});

/**
 * Errors from outside the client. Before it sends, the client asks for the server's capabilities
 * and discovers the cluster.
 */
const classifyForeign = (error: Error): AppendFailure => {
  const code = "code" in error ? error.code : null;
  const beforeSending =
    code === status.UNAVAILABLE || error.message.startsWith("Failed to discover");
  return beforeSending && !(error instanceof TimedOut)
    ? {
        kind: "not-stored",
        error: new StoreUnavailable("EventStoreDB cannot be reached", { cause: error }),
        clientUnusable: true,
      }
    : { kind: "unknown", error, clientUnusable: true, deadline: false };
};
