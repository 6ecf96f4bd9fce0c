import { GraphQLError, type GraphQLFormattedError } from "graphql";

/** Codes a caller can act on; everything else is ours and is masked. */
const openCodes = new Set([
  "BAD_USER_INPUT",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "PERSISTED_QUERY_NOT_FOUND",
]);

/** An outage by the name of its error: the caller should come again. */
const outages = new Set(["StoreUnavailable", "HasherBusy", "ReaderTooSlow", "ErasureUnfinished"]);

/**
 * The error as the caller gets it. What went wrong inside is told to `report` under an id that the caller gets too,
 * and to nobody else.
 */
export const formatGraphqlError = (
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (errorId: string, error: unknown) => void,
): GraphQLFormattedError => {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof Error && outages.has(cause.name)) {
    report("", cause);
    return {
      ...formatted,
      message: "The shop cannot answer right now. Please try again.",
      extensions: { code: "UNAVAILABLE", retryAfterSeconds: 1 },
    };
  }
  const code = formatted.extensions?.["code"];
  if (typeof code === "string" && openCodes.has(code)) {
    return { ...formatted, extensions: { code } };
  }
  const errorId = crypto.randomUUID();
  report(errorId, cause ?? error);
  return {
    message: "Something went wrong. Please try again.",
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code: "INTERNAL_SERVER_ERROR", errorId },
  };
};
