import { existsSync } from "node:fs";
import { deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { lockDirectory } from "#event-store/embedded/directory-lock.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { DocumentStore } from "#projections/document-store.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import type { AccountStores } from "#accounts/account-stores.ts";
import { accountsPath } from "#accounts/embedded/path.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { rememberAccounts } from "#accounts/remembered-accounts.ts";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import type { Config } from "./config.ts";
import { openEmbeddedReadModels } from "./embedded-read-models.ts";
import type { Opened, OpenedReadModels } from "./opened.ts";
import { createFileChecks } from "./file-checks.ts";
import type { Log } from "./log.ts";
import { EnginesDoNotMatch, noteLogIdentity, requireMatchingEngines } from "./matching-engines.ts";
import { createOutages, type Outages } from "./outages.ts";
import { keepToOwner } from "./owner-only.ts";

/**
 * What the shop stands on: the log, the read models and the accounts, on one machine or on servers.
 */
export interface Engines {
  /** The log as it is stored, personal fields sealed. */
  readonly events: EventStore;
  readonly documents: DocumentStore;
  readonly accountStores: AccountStores;
  /** Takes out of the files what was overwritten or deleted, where the files are the shop's own. */
  vacuum(): Promise<void>;
  /**
   * For work that nobody waits for: an outage, which has a line of its own, is not told again by
   * what it fails.
   */
  readonly log: Log;
  /**
   * Why the shop cannot work: the log has stopped or is damaged, its disk takes nothing, its server
   * is away, or the read models are damaged. Null when all is well.
   */
  failure(): Error | null;
  /** Notes which log the accounts belong to, once it has an event. */
  noteLog(): Promise<void>;
  /**
   * Checks the files of this machine in the background, once; damage is logged and becomes a
   * failure.
   */
  inspect(): void;
  /**
   * Resolves when the read models' file is found damaged: opening the engines again rebuilds it.
   */
  readonly damagedReadModels: Promise<void>;
  close(): Promise<void>;
}

type Settings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDbUrl">;

/**
 * Opens what the settings name: EventStoreDB and MongoDB where there is an address, files in the
 * data directory otherwise. The clients of servers are loaded where one is named: together they are
 * a third of a start. Throws DirectoryInUse, LogDamaged, FileUnusable, EnginesDoNotMatch,
 * AccountsTooNew, EventStoreUnusable and MongoUnavailable, with nothing left open.
 */
export const openEngines = async (settings: Settings, log: Log): Promise<Engines> => {
  keepToOwner(settings.dataDir, log);
  const missing = missingFilesOf(settings);
  const closing: (() => Promise<void>)[] = [];
  /** Closes everything, also where a part cannot be closed; throws the first failure afterwards. */
  const closeAll = async () => {
    const failures: unknown[] = [];
    for (let close = closing.pop(); close; close = closing.pop()) {
      await close().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  const keep = <Part>({ part, close }: Opened<Part>): Part => {
    closing.push(close);
    return part;
  };
  const outages = createOutages(log);
  try {
    const { events, outage, inspect } = keep(await openEvents(settings, log, outages));
    const accountStores = keep(await openAccountStores(settings, outages));
    const accept = (documents: DocumentStore) =>
      requireMatchingEngines({ events, accountStores, documents, names: namesOf(settings) });
    const readModels = keep(await openDocuments(settings, { log, outages, events, accept }));
    await noteLogIdentity({ events, accountStores });
    const checks = settings.mongoDbUrl === null ? createFileChecks(settings.dataDir, log) : null;
    closing.push(async () => checks?.stop());
    return {
      events,
      documents: readModels.documents,
      accountStores,
      vacuum: readModels.vacuum,
      failure: () => outage() ?? readModels.damage() ?? checks?.damage() ?? null,
      noteLog: () => noteLogIdentity({ events, accountStores }),
      inspect() {
        inspect().catch((error: unknown) =>
          log.warn({ err: error }, "The event log's file could not be checked"),
        );
        checks?.start(readModels.noteDamage);
      },
      damagedReadModels: readModels.damaged,
      log: outages.log,
      close: closeAll,
    };
  } catch (error) {
    await closeAll().catch((problem: unknown) =>
      log.warn({ err: problem }, "Could not close what was opened"),
    );
    // Files that this attempt made would be in the way of restored ones.
    if (error instanceof EnginesDoNotMatch) missing.forEach(deleteDatabase);
    throw error;
  }
};

interface OpenedLog {
  readonly events: EventStore;
  outage(): Error | null;
  /** Checks the log's file in the background, where it is this machine's. */
  inspect(): Promise<void>;
}

/** Files of the log and the accounts that do not exist yet. */
const missingFilesOf = ({ dataDir, eventStoreUrl, mongoDbUrl }: Settings): readonly string[] =>
  [
    ...(eventStoreUrl === null ? [logPath(dataDir)] : []),
    ...(mongoDbUrl === null ? [accountsPath(dataDir)] : []),
  ].filter((path) => !existsSync(path));

/** How messages name the engines. */
const namesOf = ({ dataDir, eventStoreUrl, mongoDbUrl }: Settings) => ({
  log: eventStoreUrl === null ? logPath(dataDir) : "EventStoreDB",
  accounts: mongoDbUrl === null ? accountsPath(dataDir) : "MongoDB",
  documents: mongoDbUrl === null ? viewsPath(dataDir) : "MongoDB",
});

const openEvents = async (
  { dataDir, eventStoreUrl, mongoDbUrl }: Settings,
  log: Log,
  outages: Outages,
): Promise<Opened<OpenedLog>> => {
  if (eventStoreUrl === null) {
    let failure: Error | null = null;
    const events = await openEmbeddedEventStore(dataDir, {
      onDamage(damage) {
        failure = damage;
        log.fatal({ err: damage }, damage.message);
      },
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
        log.fatal(
          { err: error },
          `The event log has stopped. Check ${logPath(dataDir)} and its disk, then start again`,
        );
      },
    });
    return {
      part: { events, outage: () => failure, inspect: events.inspect },
      close: events.close,
    };
  }
  // The embedded log holds the directory by itself; without it, files beside it still want one
  // process alone.
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
        // Each failure that leads to an outage brings these, and what is more than that is told
        // besides.
        const isUsual = kind === "client-replaced" || kind === "subscription";
        const isNews = error && !isUsual && !outages.isAnyAway();
        log[isNews ? "warn" : "debug"]({ kind, ...(error && { err: error }) }, message);
      },
    });
    return {
      part: { events, outage: events.outage, inspect: async () => undefined },
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
  options: Parameters<typeof openEmbeddedReadModels>[1],
): Promise<Opened<OpenedReadModels>> => {
  if (mongoDbUrl === null) return openEmbeddedReadModels(dataDir, options);
  const { openMongoDbDocumentStore } =
    await import("#projections/mongodb/mongodb-document-store.ts");
  const documents = await openMongoDbDocumentStore({
    url: mongoDbUrl,
    onOutage: options.outages.of("MongoDB"),
  });
  try {
    await options.accept(documents);
  } catch (error) {
    await documents.close();
    throw error;
  }
  return {
    part: {
      documents,
      vacuum: async () => undefined,
      damage: () => null,
      noteDamage: () => undefined,
      damaged: new Promise(() => undefined),
    },
    close: documents.close,
  };
};
