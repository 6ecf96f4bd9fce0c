import { existsSync } from "node:fs";
import type { Position } from "#domain/ports.ts";
import { logPath, openLogForReading } from "#event-store/embedded/database.ts";
import type { EventStore } from "#event-store/event-store.ts";
import { openEventStoreDb } from "#event-store/eventstoredb/eventstoredb-event-store.ts";
import { createSealedEventStore } from "#event-store/personal/sealed-event-store.ts";
import { sequenceOf } from "#event-store/position.ts";
import { createChangeFeed } from "#projections/engine/change-feed.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import { openMongoDbDocumentStore } from "#projections/mongodb/mongodb-document-store.ts";
import { shopProjections } from "#projections/read-models.ts";
import { createProjectionEngine } from "#projections/engine/projection-engine.ts";
import { CommandProblem } from "../../errors/command-problem.ts";
import type { Config } from "../../settings/config.ts";
import { openEngines } from "../../engines/engines.ts";
import type { Log } from "../../log/log.ts";

/** Access to the read models for a command, next to a running shop or in its place. */
export interface ReadModelAccess {
  readonly documents: DocumentStore;
  /** Number of events after a position, counted up to `mostCounted` + 1. */
  eventsAfter(position: Position | null): Promise<number>;
  /** Whether no other process can be working on these read models. */
  readonly alone: boolean;
  /** If no other process can, starts to process maintenance requests. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Maximum events counted after a position. */
export const maxCountedEvents = 10_000;

/**
 * Opens the configured engines. If a shop runs on the data directory, or several processes may,
 * opens only the read models and leaves the work to the process that writes them. Throws the errors
 * of `openEngines` except DirectoryInUse, and CommandProblem if there is no shop.
 */
export const openReadModelAccess = async (config: Config, log: Log): Promise<ReadModelAccess> => {
  if (config.eventStoreUrl !== null && config.mongoDb !== null) return nextToShop(config);
  try {
    return await withoutShop(config, log);
  } catch (error) {
    if (error instanceof Error && error.name === "DirectoryInUse") return nextToShop(config);
    throw error;
  }
};

const withoutShop = async (config: Config, log: Log): Promise<ReadModelAccess> => {
  if (config.eventStoreUrl === null && !existsSync(logPath(config.dataDir))) {
    throw new CommandProblem(
      `There is no log in ${config.dataDir}. Set DATA_DIR to the shop's directory.`,
    );
  }
  const engines = await openEngines(config, log);
  const engine = createProjectionEngine({
    store: createSealedEventStore(engines.events, engines.accountStores.personalKeys),
    documents: engines.documents,
    projections: shopProjections,
    feed: createChangeFeed(),
    onError: (error) => log.error({ err: error }, "Could not update the read models; retrying"),
  });
  return {
    documents: engines.documents,
    eventsAfter: (position) => countAfter(engines.events, position),
    alone: true,
    work: engine.start,
    async close() {
      await engine.stop();
      await engines.close();
    },
  };
};

const nextToShop = async (config: Config): Promise<ReadModelAccess> => {
  const { dataDir, eventStoreUrl, mongoDb } = config;
  const documents =
    mongoDb === null ? openEmbeddedDocumentStore(dataDir) : await openMongoDbDocumentStore(mongoDb);
  const log =
    eventStoreUrl === null
      ? embeddedLog(dataDir)
      : eventStoreDbLog(await openEventStoreDb({ connectionString: eventStoreUrl }));
  return {
    documents,
    eventsAfter: log.eventsAfter,
    alone: false,
    work: async () => undefined,
    async close() {
      await log.close();
      await documents.close();
    },
  };
};

const eventStoreDbLog = (store: EventStore) => ({
  eventsAfter: (position: Position | null) => countAfter(store, position),
  close: store.close,
});

/** The log of a running shop, opened for reading. */
const embeddedLog = (dataDir: string) => {
  const database = openLogForReading(dataDir);
  const count = database
    .prepare<[number, number], number>(
      "SELECT count(*) FROM (SELECT 1 FROM events WHERE position > ? LIMIT ?)",
    )
    .pluck();
  return {
    eventsAfter: async (position: Position | null) =>
      count.get(sequenceOf(position), maxCountedEvents + 1) ?? 0,
    close: async () => {
      database.close();
    },
  };
};

const countAfter = async (
  store: Pick<EventStore, "readAll">,
  position: Position | null,
): Promise<number> => {
  let counted = 0;
  for await (const _event of store.readAll(position)) {
    counted += 1;
    if (counted > maxCountedEvents) break;
  }
  return counted;
};
