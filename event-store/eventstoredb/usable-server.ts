import { StoreUnavailable } from "#domain/ports.ts";
import { EventStoreUnusable } from "./connection-string.ts";
import { asError, isClientError } from "./errors.ts";
import type { WritingClient } from "./writing-client.ts";

/**
 * Oldest server that sends the position of each event and reports that a subscription has caught
 * up.
 */
const oldestServer = [23, 10] as const;

/**
 * Asks the server for its version. This also opens the connection for appends. Throws
 * EventStoreUnusable.
 */
export const requireUsableServer = async (writing: WritingClient): Promise<void> => {
  const version = await writing.version();
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldestServer;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new EventStoreUnusable(
    `The server in EVENTSTORE_URL is too old (version ${version}): use EventStoreDB ${oldestServer.join(".")} or ` +
      "newer, or leave EVENTSTORE_URL out to keep events in DATA_DIR",
  );
};

/** Explains why a server cannot be used, with a remedy for the operator. */
export const asUnusable = (reason: unknown): EventStoreUnusable => {
  if (reason instanceof EventStoreUnusable) return reason;
  const error = asError(reason);
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  return isClientError(cause, "access-denied")
    ? new EventStoreUnusable(
        "The server refuses the name and password in EVENTSTORE_URL, or does not let this user read $all: " +
          "correct them (an @ or : in a password is written %40 or %3A), or give the user the right to read $all",
        { cause },
      )
    : new EventStoreUnusable(
        "The server in EVENTSTORE_URL cannot be reached: check that it runs, and the host and port. A server " +
          "without TLS needs ?tls=false, one with a certificate of its own needs ?tlsCAFile=…",
        { cause },
      );
};
