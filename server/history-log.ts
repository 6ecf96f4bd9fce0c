import { existsSync } from "node:fs";
import { accountsPath } from "#accounts/embedded/path.ts";
import { lookIntoPersonalKeys } from "#accounts/embedded/personal-keys.ts";
import { lookIntoLog } from "#event-store/embedded/look-into-log.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { createSealedEventStore } from "#event-store/personal/sealed-event-store.ts";
import { CommandProblem } from "./commands/run-command.ts";
import type { Config } from "./config.ts";
import { openEngines } from "./engines.ts";
import type { Log } from "./log.ts";

/** The log as a command reads it, beside a shop that runs or without one. */
export interface HistoryLog {
  readonly store: Pick<EventStore, "subscribe" | "head" | "readStream">;
  close(): Promise<void>;
}

/** Opens the log that the settings name, for reading. Throws CommandProblem where there is none, and what `openEngines` throws. */
export const openHistoryLog = async (config: Config, log: Log): Promise<HistoryLog> => {
  if (config.eventStoreUrl !== null) {
    const engines = await openEngines(config, log);
    const store = createSealedEventStore(engines.events, engines.accountStores.personalKeys);
    return { store, close: engines.close };
  }
  const stored = existsSync(accountsPath(config.dataDir)) ? lookIntoLog(config.dataDir) : null;
  if (!stored) {
    throw new CommandProblem(
      `There is no shop in ${config.dataDir}. Name its folder with DATA_DIR, or start one with npm start.`,
    );
  }
  const keys = lookIntoPersonalKeys(config.dataDir);
  const refused = async (): Promise<never> => {
    throw new CommandProblem("The log is open for reading alone");
  };
  const store = createSealedEventStore(
    { ...stored, exclusive: false, append: refused, close: stored.close },
    keys,
  );
  return {
    store,
    async close() {
      await stored.close();
      keys.close();
    },
  };
};
