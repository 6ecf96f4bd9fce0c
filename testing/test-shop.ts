import type { Position } from "#domain/ports.ts";
import type { RecordedEvent } from "#event-store/event-store.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { startServer, type RunningServer } from "#server/start.ts";
import { adminPassword, doorClient, type DoorClient } from "./door-client.ts";
import { gather } from "./gather.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** A real shop on a free port, and what a test needs to talk to it through its doors. */
export interface TestShop extends RunningServer, DoorClient {
  /** Everything stored after a position. */
  eventsSince(position: Position | null): Promise<readonly RecordedEvent[]>;
}

export const openTestShop = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<TestShop> => {
  const config = readConfig({
    PORT: "0",
    DATA_DIR: temporaryDirectory(),
    ADMIN_PASSWORD: adminPassword,
    ANALYST_PASSWORD: "the analyst's password",
    SIGN_IN_TRIES_PER_ADDRESS: "10000",
    LOG_LEVEL: "silent",
    ...environment,
  });
  const server = await startServer(config, createLog(config.logLevel));
  return {
    ...server,
    ...doorClient(server.url),
    eventsSince: (position) => gather(server.shop.store.readAll(position)),
  };
};
