import { existsSync } from "node:fs";
import { accountsPath } from "#accounts/embedded/path.ts";
import { openPersonalKeysReadOnly } from "#accounts/embedded/personal-keys.ts";
import { openLogReadOnly } from "#event-store/embedded/open-read-only.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import { createSealedEventStore } from "#event-store/personal/sealed-event-store.ts";
import type { StoredReadModels } from "#history/verification/stored-read-models.ts";
import { lookIntoDocuments } from "#projections/embedded/embedded-document-store.ts";
import { CommandProblem } from "../errors/command-problem.ts";
import type { Config } from "../settings/config.ts";

type Settings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb">;

/** A resource open for reading, with or without a running shop. */
interface Closable {
  close(): Promise<void>;
}

/** The log as commands read it. */
export interface HistoryLog extends Closable {
  readonly store: Pick<EventStore, "subscribe" | "head" | "readStream" | "readAll">;
}

const refused = async (): Promise<never> => {
  throw new CommandProblem("The log is open for reading only");
};

/** Replaces everything that writes. */
const readOnly = { append: refused, multiStreamAppend: refused };

const openEvents = async ({ dataDir, eventStoreUrl }: Settings): Promise<EventStore | null> => {
  if (eventStoreUrl !== null) {
    const { openEventStoreDb } =
      await import("#event-store/eventstoredb/eventstoredb-event-store.ts");
    return { ...(await openEventStoreDb({ connectionString: eventStoreUrl })), ...readOnly };
  }
  const log = openLogReadOnly(dataDir);
  return log && { ...log, ...readOnly, exclusive: false, close: log.close };
};

const openKeys = async ({
  dataDir,
  mongoDb,
}: Settings): Promise<(Closable & { readonly keys: PersonalKeys }) | null> => {
  if (mongoDb !== null) {
    const { openMongoDbAccounts } = await import("#accounts/mongodb/mongodb-accounts.ts");
    const { personalKeys, close } = await openMongoDbAccounts(mongoDb);
    return { keys: personalKeys, close };
  }
  if (!existsSync(accountsPath(dataDir))) return null;
  const keys = openPersonalKeysReadOnly(dataDir);
  return { keys, close: async () => keys.close() };
};

/**
 * Opens the configured log for reading. Throws CommandProblem if there is none, EventStoreUnusable
 * and MongoUnavailable.
 */
export const openHistoryLog = async (settings: Settings): Promise<HistoryLog> => {
  const keys = await openKeys(settings);
  const events = keys && (await openEvents(settings));
  if (!events) {
    await keys?.close();
    throw new CommandProblem(
      `There is no shop in ${settings.dataDir}. Set DATA_DIR to its directory, or start a shop with npm start.`,
    );
  }
  return {
    store: createSealedEventStore(events, keys.keys),
    async close() {
      await events.close();
      await keys.close();
    },
  };
};

/**
 * Opens the configured read models for reading. Throws CommandProblem if there are none, and
 * MongoUnavailable.
 */
export const openStoredReadModels = async ({
  dataDir,
  mongoDb,
}: Settings): Promise<StoredReadModels & Closable> => {
  if (mongoDb !== null) {
    const { openMongoDbDocumentStore } =
      await import("#projections/mongodb/mongodb-document-store.ts");
    return openMongoDbDocumentStore(mongoDb);
  }
  const documents = lookIntoDocuments(dataDir);
  if (!documents)
    throw new CommandProblem(
      `There are no read models in ${dataDir} yet. Start the shop once to build them.`,
    );
  return documents;
};
