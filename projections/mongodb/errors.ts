import { StoreUnavailable } from "#domain/ports.ts";
import {
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from "mongodb";

/**
 * MongoDB is unavailable or misconfigured. The message names MONGODB_URL and the remedy. A write in
 * progress may have been stored. The class keeps the name of StoreUnavailable, which the APIs map
 * to 503.
 */
export class MongoUnavailable extends StoreUnavailable {}

/** The server's error codes for an unknown user, and for missing rights. */
const refusedUser = new Set<unknown>([13, 18, 8000]);

/** The server's error codes while it stops, starts, or hands over its role as primary. */
const changingServer = new Set<unknown>([91, 189, 10107, 11600, 11602, 13435, 13436]);

const connectionLost = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoClientClosedError,
  MongoWriteConcernError,
];

export const notInTime = (address: string, cause?: unknown): MongoUnavailable =>
  new MongoUnavailable(
    `MongoDB at ${address} does not answer` +
      (cause instanceof MongoServerSelectionError ? ` (${cause.message})` : "") +
      ": start it, or correct the address in MONGODB_URL",
    { cause },
  );

/**
 * Maps a failure of the driver: MongoUnavailable if the server is unavailable, otherwise the
 * failure itself.
 */
export const meaningOf = (error: unknown, address: string): unknown => {
  if (isSystemFailure(error)) return notInTime(address, error);
  if (!(error instanceof MongoError)) return error;
  if (refusedUser.has(error.code)) {
    return new MongoUnavailable(
      `MongoDB at ${address} refuses the user: correct name, password or authSource in MONGODB_URL, ` +
        "or grant the user readWrite on the database",
      { cause: error },
    );
  }
  const away =
    changingServer.has(error.code) ||
    connectionLost.some((kind) => error instanceof kind || error.cause instanceof kind) ||
    // A bulk write wraps the error of its connection, and then has no code.
    (error instanceof MongoServerError && error.code === undefined);
  return away ? notInTime(address, error) : error;
};

/** Whether a document with the same id existed already. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === 11_000;

/**
 * A failed name lookup, or a socket that has just closed. The driver passes these errors on
 * unchanged.
 */
const isSystemFailure = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^(E[A-Z0-9]+|ERR_(STREAM|SOCKET)_\w+)$/.test(error.code);

/**
 * The driver's reason is included only if it does not repeat the connection string, which may hold
 * a password.
 */
export const notAConnectionString = (reason: string, url: string): MongoUnavailable =>
  new MongoUnavailable(
    "MONGODB_URL is not a MongoDB connection string; the format is " +
      "mongodb://user:password@host:27017/nivasa" +
      (/^(option|invalid scheme)/i.test(reason) && !reason.includes(url) ? ` (${reason})` : ""),
  );
