import { existsSync } from "node:fs";
import { copyLog } from "#event-store/copy-log.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { serverNameOf } from "#event-store/eventstoredb/connection-string.ts";
import { openEventStoreDb } from "#event-store/eventstoredb/eventstoredb-event-store.ts";
import { isLogPosition } from "#event-store/eventstoredb/log-position.ts";
import { deleteIndex } from "#history/log-index/schema.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import type { MongoDbAddress } from "#projections/mongodb/connection.ts";
import { dropReadModels } from "#projections/mongodb/drop-read-models.ts";
import { moveAccounts } from "#accounts/move/move-accounts.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import type { Config } from "../settings/config.ts";
import { numberOf, printProgress } from "./copy-progress.ts";

type Settings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb">;
type Print = (...lines: readonly string[]) => void;

/**
 * Moves the shop of a data directory to EventStoreDB and, if configured, MongoDB: first the
 * accounts with their keys, then the log. At the end it deletes the read models, whose positions
 * refer to the old log. An interrupted move can be repeated. Locks the data directory throughout,
 * so no shop writes meanwhile. Rejects with CommandProblem and the errors of its parts. The
 * directory's log and accounts stay unchanged.
 */
export const moveToServers = async (
  { dataDir, eventStoreUrl, mongoDb }: Settings,
  print: Print,
): Promise<void> => {
  if (eventStoreUrl === null) {
    throw new CommandProblem(
      "Set EVENTSTORE_URL to the connection string of the EventStoreDB or KurrentDB that the log moves to.",
    );
  }
  if (!existsSync(logPath(dataDir))) {
    throw new CommandProblem(
      `There is no log in ${dataDir}. Set DATA_DIR to the shop's directory.`,
    );
  }
  const source = await openEmbeddedEventStore(dataDir);
  try {
    const target = await openEventStoreDb({ connectionString: eventStoreUrl });
    try {
      await moveAccountsOver(dataDir, mongoDb, print);
      const { events, copied } = await copyLog(source, target, {
        onProgress: printProgress(print, () => performance.now()),
      });
      print(
        `All ${numberOf(events)} events are in ${serverNameOf(eventStoreUrl)}, ${numberOf(copied)} of them new.`,
      );
    } finally {
      await target.close();
    }
    await forgetReadModels(dataDir, mongoDb, print);
  } finally {
    await source.close();
  }
  print(
    "Uploaded pictures stay in DATA_DIR/uploads.",
    "From now on start the shop with these settings. Without EVENTSTORE_URL it would continue with the old log.",
  );
};

const moveAccountsOver = async (
  dataDir: string,
  mongoDb: MongoDbAddress | null,
  print: Print,
): Promise<void> => {
  if (mongoDb === null) {
    print(
      "MONGODB_URL is not set: accounts.db stays in DATA_DIR. Keep it, because it has the keys of all sealed data " +
        "in the log.",
    );
    return;
  }
  const moved = await moveAccounts(dataDir, mongoDb);
  if (moved === null) {
    print("DATA_DIR has no accounts.db: assuming that the accounts are in MongoDB already.");
    return;
  }
  const counts = Object.entries(moved).map(([name, count]) => `${name} ${numberOf(count)}`);
  print(`Accounts are in MongoDB: ${counts.join(", ")}.`);
};

const forgetReadModels = async (
  dataDir: string,
  mongoDb: MongoDbAddress | null,
  print: Print,
): Promise<void> => {
  deleteIndex(dataDir);
  if (mongoDb === null) {
    deleteDatabase(viewsPath(dataDir));
  } else {
    await dropReadModels(mongoDb, isLogPosition);
  }
  print("The shop rebuilds its read models when it starts.");
};
