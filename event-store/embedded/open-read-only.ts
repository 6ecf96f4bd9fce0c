import { existsSync } from "node:fs";
import { createSignal } from "#event-store/signal.ts";
import { logPath, openLogForReading } from "./database.ts";
import { createLogReader, type LogReader } from "./log-reader.ts";

/** Poll interval for events that another process writes. */
const pollIntervalMs = 200;

/**
 * Opens the log of a data directory read-only, whether or not a shop is running there. Null if
 * there is no log.
 */
export const openLogReadOnly = (
  dataDir: string,
): (Omit<LogReader, "stop"> & { close(): Promise<void> }) | null => {
  if (!existsSync(logPath(dataDir))) return null;
  const database = openLogForReading(dataDir);
  const written = createSignal();
  const { stop, ...reader } = createLogReader(database, written);
  const timer = setInterval(written.notify, pollIntervalMs);
  return {
    ...reader,
    async close() {
      clearInterval(timer);
      await stop();
      database.close();
    },
  };
};
