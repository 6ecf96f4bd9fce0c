import { existsSync } from "node:fs";
import { copyLog, type CopyProgress } from "#event-store/copy-log.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { openEventStoreDb } from "#event-store/eventstoredb/eventstoredb-event-store.ts";
import { isLogPosition } from "#event-store/eventstoredb/log-position.ts";
import { deleteIndex } from "#history/log-index/schema.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { dropReadModels } from "#projections/mongodb/drop-read-models.ts";
import { moveAccounts } from "#accounts/move/move-accounts.ts";
import { CommandProblem } from "./commands/run-command.ts";
import type { Config } from "./config.ts";

type Settings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDbUrl">;
type Print = (...lines: readonly string[]) => void;

/**
 * Moves the shop of a data directory to EventStoreDB and, where it is set, MongoDB: people with
 * their keys first, then the log, at last the read models go, because their positions are those of
 * the old log. Safe to call again wherever it was cut off. Holds the data directory throughout, so
 * that no shop writes meanwhile. Rejects with CommandProblem and with what its parts reject with;
 * the directory's log and accounts stay as they are.
 */
export const moveToServers = async (
  { dataDir, eventStoreUrl, mongoDbUrl }: Settings,
  print: Print,
): Promise<void> => {
  if (eventStoreUrl === null) {
    throw new CommandProblem(
      "Set EVENTSTORE_URL to the connection string of the EventStoreDB that the log goes to.",
    );
  }
  if (!existsSync(logPath(dataDir))) {
    throw new CommandProblem(
      `There is no log in ${dataDir}. Name the shop's directory in DATA_DIR.`,
    );
  }
  const source = await openEmbeddedEventStore(dataDir);
  try {
    const target = await openEventStoreDb({ connectionString: eventStoreUrl });
    try {
      await moveAccountsOver(dataDir, mongoDbUrl, print);
      const { events, copied } = await copyLog(source, target, {
        onProgress: printProgress(print),
      });
      print(`All ${numberOf(events)} events are in EventStoreDB, ${numberOf(copied)} of them new.`);
    } finally {
      await target.close();
    }
    await forgetReadModels(dataDir, mongoDbUrl, print);
  } finally {
    await source.close();
  }
  print(
    "Uploaded pictures stay in DATA_DIR/uploads.",
    "Start the shop with these settings from now on; without EVENTSTORE_URL it would go on with the old log.",
  );
};

const moveAccountsOver = async (
  dataDir: string,
  mongoDbUrl: string | null,
  print: Print,
): Promise<void> => {
  if (mongoDbUrl === null) {
    print(
      "MONGODB_URL is not set: accounts.db stays in DATA_DIR and must be kept, with the keys of all that is sealed " +
        "in the log.",
    );
    return;
  }
  const moved = await moveAccounts(dataDir, mongoDbUrl);
  if (moved === null) {
    print("DATA_DIR has no accounts.db: people are taken to be in MongoDB already.");
    return;
  }
  const counts = Object.entries(moved).map(([name, count]) => `${name} ${numberOf(count)}`);
  print(`People are in MongoDB: ${counts.join(", ")}.`);
};

const secondMs = 1000;

/** A line at the end of each step, and one a second on the way. */
const printProgress = (print: Print): ((progress: CopyProgress) => void) => {
  let printedAt = performance.now();
  return ({ step, events, total }) => {
    const now = performance.now();
    if (events < total && now - printedAt < secondMs) return;
    printedAt = now;
    print(`${step}: ${numberOf(events)} of ${numberOf(total)} events`);
  };
};

const forgetReadModels = async (
  dataDir: string,
  mongoDbUrl: string | null,
  print: Print,
): Promise<void> => {
  deleteIndex(dataDir);
  if (mongoDbUrl === null) {
    deleteDatabase(viewsPath(dataDir));
  } else {
    await dropReadModels(mongoDbUrl, isLogPosition);
  }
  print("Read models are folded anew when the shop starts.");
};

const numberOf = (count: number): string => count.toLocaleString("en");
