import { usesKurrentDb } from "../connection-string.ts";
import type { OpenClient } from "./client.ts";

/**
 * Loads the library that the scheme of a connection string names. The two cannot be loaded into one
 * process: both register the same protocol messages globally.
 */
export const loadClient = async (connectionString: string): Promise<OpenClient> =>
  usesKurrentDb(connectionString)
    ? (await import("./kurrentdb-client.ts")).openKurrentDbClient
    : (await import("./eventstoredb-client.ts")).openEventStoreDbClient;
