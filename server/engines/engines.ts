import { existsSync } from "node:fs";
import { StoreUnavailable } from "#domain/ports.ts";
import { serverNameOf } from "#event-store/eventstoredb/connection-string.ts";
import { deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { lockDirectory } from "#event-store/embedded/directory-lock.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import type { EventStore } from "#event-store/event-store.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import type { DocumentStore } from "#projections/engine/document-store.ts";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import type { AccountStores } from "#accounts/account-stores.ts";
import { accountsPath } from "#accounts/embedded/path.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { cacheForOutages } from "#accounts/outage-cache.ts";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import type { Config } from "../settings/config.ts";
import { openEmbeddedReadModels } from "./embedded-read-models.ts";
import type { OpenResource, OpenedReadModels } from "./open-resource.ts";
import { createFileChecks, type CheckedFile } from "./file-checks.ts";
import type { Log } from "../log/log.ts";
import { EnginesDoNotMatch, noteLogIdentity, requireMatchingEngines } from "./matching-engines.ts";
import { createOutages, type Outages } from "./outages.ts";
import { restrictToOwner } from "./owner-only.ts";
import { requireFinishedRestore } from "./restore-mark.ts";

/** The storage of the shop: log, read models and accounts, on one machine or on servers. */
export interface Engines {
  /** The log as stored, with personal fields sealed. */
  readonly events: EventStore;
  readonly documents: DocumentStore;
  readonly accountStores: AccountStores;
  /** Removes overwritten and deleted data from the shop's own files. Does nothing for servers. */
  vacuum(): Promise<void>;
  /**
   * For background work. Failures caused by an outage are logged at debug, because the outage has
   * its own log line.
   */
  readonly log: Log;
  /**
   * Why the shop can't work: the log has stopped or is damaged, its disk refuses writes, its server
   * is unreachable, or the read models are damaged. Null if all is well.
   */
  failure(): Error | null;
  /** Records which log the accounts belong to, once the log has an event. */
  noteLog(): Promise<void>;
  /**
   * Checks the files of this machine once, in the background. Damage is logged and returned by
   * `failure`.
   */
  checkFiles(): void;
  /**
   * Seals what older releases stored in the clear in the log of this machine, in the background.
   * The events of an event server can't be changed.
   */
  sealOlderEvents(): void;
  /**
   * Resolves when the file of the read models is found damaged. Reopening the engines rebuilds it.
   */
  readonly damagedReadModels: Promise<void>;
  close(): Promise<void>;
}

type Settings = Pick<Config, "dataDir" | "eventStoreUrl" | "mongoDb">;

/**
 * Opens the configured engines: EventStoreDB and MongoDB if they have an address, otherwise files
 * in the data directory. The client libraries are loaded only if needed, because they take a third
 * of a start. Throws DirectoryInUse, LogDamaged, FileUnusable, EnginesDoNotMatch, AccountsTooNew,
 * EventStoreUnusable, MongoUnavailable, and CommandProblem after an
 * interrupted restore, with nothing left open.
 */
export const openEngines = async (settings: Settings, log: Log): Promise<Engines> => {
  requireFinishedRestore(settings.dataDir);
  restrictToOwner(settings.dataDir, log);
  const missing = missingFilesOf(settings);
  const closing: (() => Promise<void>)[] = [];
  /** Closes every part, even if one fails to close. Throws the first failure afterwards. */
  const closeAll = async () => {
    const failures: unknown[] = [];
    for (let close = closing.pop(); close; close = closing.pop()) {
      await close().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  const keep = <Part>({ part, close }: OpenResource<Part>): Part => {
    closing.push(close);
    return part;
  };
  const outages = createOutages(log);
  try {
    const opened = keep(await openEvents(settings, log, outages));
    const { events, outage, noteDamage } = opened;
    const accountStores = keep(await openAccountStores(settings, outages));
    const accept = (documents: DocumentStore) =>
      requireMatchingEngines({ events, accountStores, documents, names: namesOf(settings) });
    const readModels = keep(await openDocuments(settings, { log, outages, events, accept }));
    await noteLogIdentity({ events, accountStores });
    let accountsDamage: Error | null = null;
    const checks = createFileChecks(
      checkedFilesOf(settings, {
        log: noteDamage,
        readModels: readModels.noteDamage,
        accounts(finding) {
          const damage = new StoreUnavailable(
            `${accountsPath(settings.dataDir)} ${finding}. Nothing was changed. Restore it together ` +
              "with events.db from the same backup, then start again.",
          );
          log.fatal({ err: damage }, damage.message);
          accountsDamage = damage;
        },
      }),
      log,
    );
    closing.push(checks.stop);
    const ending = new AbortController();
    let sealing: Promise<void> = Promise.resolve();
    closing.push(async () => {
      ending.abort();
      await sealing;
    });
    return {
      events,
      documents: readModels.documents,
      accountStores,
      vacuum: readModels.vacuum,
      failure: () => outage() ?? readModels.damage() ?? accountsDamage,
      noteLog: () => noteLogIdentity({ events, accountStores }),
      checkFiles: checks.start,
      sealOlderEvents() {
        sealing = opened
          .sealOlderEvents(accountStores.personalKeys, ending.signal)
          .catch((error: unknown) => {
            const problem =
              "Could not seal the events of an older release; the next start tries again";
            outages.log.warn({ err: error }, problem);
          });
      },
      damagedReadModels: readModels.damaged,
      log: outages.log,
      close: closeAll,
    };
  } catch (error) {
    await closeAll().catch((problem: unknown) =>
      log.warn({ err: problem }, "Could not close the engines after a failed start"),
    );
    // Delete the empty files of this attempt, which would block a restore.
    if (error instanceof EnginesDoNotMatch) missing.forEach(deleteDatabase);
    throw error;
  }
};

interface OpenedLog {
  readonly events: EventStore;
  outage(): Error | null;
  /** Reports damage of the log's file. */
  noteDamage(finding: string): void;
  sealOlderEvents(keys: PersonalKeys, signal: AbortSignal): Promise<void>;
}

/** Files of the log and the accounts that don't exist yet. */
const missingFilesOf = ({ dataDir, eventStoreUrl, mongoDb }: Settings): readonly string[] =>
  [
    ...(eventStoreUrl === null ? [logPath(dataDir)] : []),
    ...(mongoDb === null ? [accountsPath(dataDir)] : []),
  ].filter((path) => !existsSync(path));

/** The embedded files, with the receivers of their damage. */
const checkedFilesOf = (
  { dataDir, eventStoreUrl, mongoDb }: Settings,
  onDamage: Readonly<Record<"log" | "readModels" | "accounts", CheckedFile["onDamage"]>>,
): readonly CheckedFile[] => [
  ...(eventStoreUrl === null ? [{ path: logPath(dataDir), onDamage: onDamage.log }] : []),
  ...(mongoDb === null
    ? [
        { path: viewsPath(dataDir), onDamage: onDamage.readModels },
        { path: accountsPath(dataDir), onDamage: onDamage.accounts },
      ]
    : []),
];

/** Names of the engines for messages. */
const namesOf = ({ dataDir, eventStoreUrl, mongoDb }: Settings) => ({
  log: eventStoreUrl === null ? logPath(dataDir) : serverNameOf(eventStoreUrl),
  accounts: mongoDb === null ? accountsPath(dataDir) : "MongoDB",
  documents: mongoDb === null ? viewsPath(dataDir) : "MongoDB",
});

const openEvents = async (
  { dataDir, eventStoreUrl, mongoDb }: Settings,
  log: Log,
  outages: Outages,
): Promise<OpenResource<OpenedLog>> => {
  if (eventStoreUrl === null) {
    let failure: Error | null = null;
    const events = await openEmbeddedEventStore(dataDir, {
      onDamage(damage) {
        failure = damage;
        log.fatal({ err: damage }, damage.message);
      },
      onOutage(error) {
        failure = error;
        log.error(
          { err: error },
          "The disk refuses writes to the event log. Changes are refused until it accepts them: free space or check the disk",
        );
      },
      onRecovered() {
        failure = null;
        log.info("The disk accepts writes to the event log again");
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
      part: {
        ...{ events, outage: () => failure, noteDamage: events.noteDamage },
        async sealOlderEvents(keys, signal) {
          const replaced = await events.sealOlderEvents(keys, signal);
          if (replaced) log.info({ events: replaced }, "Sealed the events of an older release");
        },
      },
      close: events.close,
    };
  }
  // The embedded log locks the directory itself. Without it, the other embedded files still need
  // one process only.
  const lock = mongoDb === null ? lockDirectory(dataDir) : null;
  const onOutage = outages.of(serverNameOf(eventStoreUrl));
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
        // Every failure that leads to an outage comes with events of these kinds. Other kinds are
        // logged as warnings.
        const isUsual = kind === "client-replaced" || kind === "subscription";
        const isNews = error && !isUsual && !outages.isAnyAway();
        log[isNews ? "warn" : "debug"]({ kind, ...(error && { err: error }) }, message);
      },
    });
    return {
      part: {
        ...{ events, outage: events.outage, noteDamage: () => undefined },
        sealOlderEvents: async () => undefined,
      },
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
  { dataDir, mongoDb }: Settings,
  outages: Outages,
): Promise<OpenResource<AccountStores>> => {
  if (mongoDb === null) {
    const accountStores = openEmbeddedAccounts(dataDir);
    return { part: accountStores, close: async () => accountStores.close() };
  }
  const { openMongoDbAccounts } = await import("#accounts/mongodb/mongodb-accounts.ts");
  const accountStores = await openMongoDbAccounts({
    ...mongoDb,
    onOutage: outages.of("MongoDB"),
  });
  const sweep = setInterval(() => {
    accountStores
      .sweep(new Date().toISOString())
      .catch((error: unknown) =>
        outages.log.warn(
          { err: error },
          "Could not delete expired sessions and counters; retrying in an hour",
        ),
      );
  }, sweepIntervalMs);
  sweep.unref();
  return {
    part: cacheForOutages(accountStores),
    async close() {
      clearInterval(sweep);
      await accountStores.close();
    },
  };
};

const openDocuments = async (
  { dataDir, mongoDb }: Settings,
  options: Parameters<typeof openEmbeddedReadModels>[1],
): Promise<OpenResource<OpenedReadModels>> => {
  if (mongoDb === null) return openEmbeddedReadModels(dataDir, options);
  const { openMongoDbDocumentStore } =
    await import("#projections/mongodb/mongodb-document-store.ts");
  const documents = await openMongoDbDocumentStore({
    ...mongoDb,
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
