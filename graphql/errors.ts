import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { messages } from "#domain/messages.ts";
import { EventNotStorable, PersonErased, Unavailable } from "#domain/ports.ts";
import type { Context } from "./context.ts";
import { documentErrorText } from "./input-errors.ts";

/** Error codes that a caller can act on. All others are internal and are masked. */
const openCodes = new Set([
  "BAD_USER_INPUT",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "PERSISTED_QUERY_NOT_FOUND",
  "TOO_MANY_REQUESTS",
]);

/**
 * Whether Apollo Server rejected the request without an error code, for example because of a wrong
 * digest of the document.
 */
const isClientError = (error: unknown): boolean => {
  if (!(error instanceof GraphQLError)) return false;
  const { http } = error.extensions as { readonly http?: { readonly status?: number } };
  return http?.status === 400;
};

/** Codes of errors that quote the document. */
const ofDocument = new Set(["GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED"]);

/**
 * The message about a variable that is null although its place may not be, without values; null for
 * another error. A nullable variable is valid at an argument, or at a field of an input, that has a
 * default, so the validation of the document doesn't report it.
 */
const nullArgumentText = (message: string): string | null => {
  if (/^Argument "\w+" of non-null type "[^"]+" must not be null\.$/.test(message)) return message;
  const [, name] = /^Argument "(\w+)" has invalid value /.exec(message) ?? [];
  return name === undefined ? null : `Argument "${name}" has a null where none is allowed.`;
};

const retryAfterSeconds = 1;

/**
 * The error as sent to the caller. Internal errors are passed to `logError` under an ID that the
 * caller receives instead of the details.
 */
export const formatGraphqlError = (
  formatted: GraphQLFormattedError,
  error: unknown,
  logError: (errorId: string, error: unknown) => void,
): GraphQLFormattedError => {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof Unavailable) {
    logError("", cause);
    return {
      ...formatted,
      message: messages.access.unavailable,
      extensions: { code: "UNAVAILABLE", retryAfterSeconds },
    };
  }
  if (cause instanceof EventNotStorable) {
    logError("", cause);
    return { ...formatted, message: "This is too large.", extensions: { code: "TOO_LARGE" } };
  }
  if (cause instanceof PersonErased) {
    return {
      ...formatted,
      message: messages.access.signInRequired,
      extensions: { code: "UNAUTHENTICATED" },
    };
  }
  const code = formatted.extensions?.["code"];
  if (typeof code === "string" && openCodes.has(code)) {
    const message = ofDocument.has(code)
      ? documentErrorText(formatted.message, error)
      : formatted.message;
    return { ...formatted, message, extensions: { code } };
  }
  if (cause === undefined && isClientError(error)) {
    return { message: formatted.message, extensions: { code: "BAD_REQUEST" } };
  }
  const ofExecutor = cause === undefined || cause instanceof GraphQLError;
  const nullArgument = ofExecutor ? nullArgumentText(formatted.message) : null;
  if (nullArgument !== null) {
    return { ...formatted, message: nullArgument, extensions: { code: "BAD_USER_INPUT" } };
  }
  const errorId = crypto.randomUUID();
  logError(errorId, cause ?? error);
  return {
    message: "Something went wrong. Please try again.",
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: "INTERNAL_SERVER_ERROR", errorId },
  };
};

/** The error with the ID of the request's trace; unchanged if the request isn't traced. */
export const withTraceId = (
  error: GraphQLFormattedError,
  traceId: string | null,
): GraphQLFormattedError =>
  traceId === null ? error : { ...error, extensions: { ...error.extensions, traceId } };

/**
 * The HTTP status and headers of a response that has only errors, so that proxies and clients
 * without GraphQL support recognise an outage; null for the default status.
 */
const headForCodes = (
  codes: readonly unknown[],
): { readonly status: number; readonly headers: HeaderMap } | null => {
  if (codes.includes("UNAVAILABLE")) {
    return { status: 503, headers: new HeaderMap([["retry-after", String(retryAfterSeconds)]]) };
  }
  return codes.includes("TOO_LARGE") ? { status: 413, headers: new HeaderMap() } : null;
};

/** The HTTP status and headers of a response; null for the default, as always if there are data. */
export const responseHead = (
  data: Readonly<Record<string, unknown>> | null | undefined,
  errors: readonly GraphQLFormattedError[],
): ReturnType<typeof headForCodes> =>
  hasData(data) ? null : headForCodes(errors.map(({ extensions }) => extensions?.["code"]));

/** Sets the HTTP status of responses without data according to their errors. */
export const statusOfErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response: { body, http } }) {
      if (body.kind !== "single") return;
      const head = responseHead(body.singleResult.data, body.singleResult.errors ?? []);
      if (!head) return;
      http.status = head.status;
      for (const [name, value] of head.headers) http.headers.set(name, value);
    },
  }),
};

/** A document whose fields are all nullable can have data in which every field is null. */
const hasData = (data: Readonly<Record<string, unknown>> | null | undefined): boolean =>
  Object.values(data ?? {}).some((value) => value !== null);

/**
 * Adds the HTTP status to an error that occurred before the document was processed, for example a
 * session that could not be read.
 */
export const withStatus = (error: unknown): unknown =>
  error instanceof Unavailable
    ? new GraphQLError(error.message, {
        originalError: error,
        extensions: { http: headForCodes(["UNAVAILABLE"]) },
      })
    : error;
