import { lockDirectory } from "#event-store/embedded/directory-lock.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { DocumentStore } from "#projections/document-store.ts";
import { openEmbeddedDocumentStore } from "#projections/embedded/embedded-document-store.ts";
import type { AccountStores } from "#accounts/account-stores.ts";
import { rememberAccounts } from "#accounts/remembered-accounts.ts";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { createOutages, type Outages } from "./outages.ts";
import { keepToOwner } from "./owner-only.ts";

/** What the shop stands on: the log, the read models and the accounts, on one machine or on servers. */
export interface Engines {
  /** The log as it is stored, personal fields sealed. */
  readonly events: EventStore;
  readonly documents: DocumentStore;
  readonly accountStores: AccountStores;
  /** Takes out of the files what was overwritten or deleted, where the files are the shop's own. */
  vacuum(): Promise<void>;
  /** For work that nobody waits for: an outage, which has a line of its own, is not told again by what it fails. */
  readonly log: Log;
  /** Why events cannot be written: the log has stopped, its disk takes nothing, or its server is away. Null when all is well. */
  failure(): Error | null;
  close(): Promise<void>;
}

type Settings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDbUrl">;

/** Something that has been opened, and how it is closed. */
interface Opened<Part> {
  readonly part: Part;
  close(): Promise<void>;
}

/**
 * Opens what the settings name: EventStoreDB and MongoDB where there is an address, files in the data directory
 * otherwise. The clients of servers are loaded where one is named: together they are a third of a start. Throws DirectoryInUse, AccountsTooNew, EventStoreUnusable and MongoUnavailable, with nothing left open.
 */
export const openEngines = async (settings: Settings, log: Log): Promise<Engines> => {
  keepToOwner(settings.dataDir, log);
  const closing: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (let close = closing.pop(); close; close = closing.pop()) await close();
  };
  const keep = <Part>({ part, close }: Opened<Part>): Part => {
    closing.push(close);
    return part;
  };
  const outages = createOutages(log);
  try {
    const { events, outage } = keep(await openEvents(settings, log, outages));
    const accountStores = keep(await openAccountStores(settings, outages));
    const { documents, vacuum } = keep(await openDocuments(settings, outages));
    return {
      events,
      documents,
      accountStores,
      vacuum,
      failure: outage,
      log: outages.log,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};

const openEvents = async (
  { dataDir, eventStoreUrl, mongoDbUrl }: Settings,
  log: Log,
  outages: Outages,
): Promise<Opened<{ readonly events: EventStore; outage(): Error | null }>> => {
  if (eventStoreUrl === null) {
    let failure: Error | null = null;
    const events = await openEmbeddedEventStore(dataDir, {
      onOutage(error) {
        failure = error;
        log.error({ err: error }, "The disk does not take the event log; changes wait for room");
      },
      onRecovered() {
        failure = null;
        log.info("The disk takes the event log again");
      },
      onStopped(error) {
        failure = error;
        log.fatal({ err: error }, "The event log has stopped; mend its file and start anew");
      },
    });
    return { part: { events, outage: () => failure }, close: events.close };
  }
  // The embedded log holds the directory by itself; without it, files beside it still want one process alone.
  const lock = mongoDbUrl === null ? lockDirectory(dataDir) : null;
  const onOutage = outages.of("EventStoreDB");
  try {
    const { openEventStoreDb } =
      await import("#event-store/eventstoredb/eventstoredb-event-store.ts");
    const events = await openEventStoreDb({
      connectionString: eventStoreUrl,
      onEvent({ kind, message, error }) {
        if (kind === "server-away" || kind === "server-back") {
          onOutage(error ?? null);
          return;
        }
        // Each failure that leads to an outage brings these, and what is more than that is told besides.
        const isUsual = kind === "client-replaced" || kind === "subscription";
        const isNews = error && !isUsual && !outages.isAnyAway();
        log[isNews ? "warn" : "debug"]({ kind, ...(error && { err: error }) }, message);
      },
    });
    return {
      part: { events, outage: events.outage },
      async close() {
        await events.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
};

const sweepIntervalMs = 3_600_000;

const openAccountStores = async (
  { dataDir, mongoDbUrl }: Settings,
  outages: Outages,
): Promise<Opened<AccountStores>> => {
  if (mongoDbUrl === null) {
    const accountStores = openEmbeddedAccounts(dataDir);
    return { part: accountStores, close: async () => accountStores.close() };
  }
  const { openMongoDbAccounts } = await import("#accounts/mongodb/mongodb-accounts.ts");
  const accountStores = await openMongoDbAccounts({
    url: mongoDbUrl,
    onOutage: outages.of("MongoDB"),
  });
  const sweep = setInterval(() => {
    accountStores
      .sweepSessions(new Date().toISOString())
      .catch((error: unknown) => outages.log.warn({ err: error }, "Expired sessions stay for now"));
  }, sweepIntervalMs);
  sweep.unref();
  return {
    part: rememberAccounts(accountStores),
    async close() {
      clearInterval(sweep);
      await accountStores.close();
    },
  };
};

const openDocuments = async (
  { dataDir, mongoDbUrl }: Settings,
  outages: Outages,
): Promise<Opened<Pick<Engines, "documents" | "vacuum">>> => {
  if (mongoDbUrl === null) {
    const documents = openEmbeddedDocumentStore(dataDir, (error) => {
      outages.log.error({ err: error }, "Read models wait to be stored, and are tried again");
    });
    return { part: { documents, vacuum: async () => documents.vacuum() }, close: documents.close };
  }
  const { openMongoDbDocumentStore } =
    await import("#projections/mongodb/mongodb-document-store.ts");
  const documents = await openMongoDbDocumentStore({
    url: mongoDbUrl,
    onOutage: outages.of("MongoDB"),
  });
  return { part: { documents, vacuum: async () => undefined }, close: documents.close };
};
