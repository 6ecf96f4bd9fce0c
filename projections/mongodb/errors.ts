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
 * MongoDB cannot be used, or not now; the message names MONGODB_URL and what to do. A write that was under way may
 * have been stored. It keeps the name of StoreUnavailable, by which the APIs answer 503.
 */
export class MongoUnavailable extends StoreUnavailable {}

/** The server's codes for a user it does not know, and for one who may not do this. */
const refusedUser = new Set<unknown>([13, 18, 8000]);

/** The server's codes while it stops, starts, or gives its place as primary to another. */
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

/** What a failure of the driver means to callers: the server is away, or the failure itself. */
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
    // A bulk write wraps what broke it, and then has no code.
    (error instanceof MongoServerError && error.code === undefined);
  return away ? notInTime(address, error) : error;
};

/** Whether a document was there already under the same id. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === 11_000;

/** A name that cannot be looked up, or a socket that has just ended: the driver hands these on as they are. */
const isSystemFailure = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^(E[A-Z0-9]+|ERR_(STREAM|SOCKET)_\w+)$/.test(error.code);

/** The driver's reason is told only where it does not repeat the connection string, which may hold a password. */
export const notAConnectionString = (reason: string, url: string): MongoUnavailable =>
  new MongoUnavailable(
    "MONGODB_URL is no connection string of MongoDB; it looks like " +
      "mongodb://user:password@host:27017/nivasa" +
      (/^(option|invalid scheme)/i.test(reason) && !reason.includes(url) ? ` (${reason})` : ""),
  );
