import { mkdirSync } from "node:fs";
import { openingFile } from "#event-store/embedded/file-unusable.ts";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import { embeddedMailQueue } from "#mail/queue/embedded-mail-queue.ts";
import { placesInMemory } from "#domain/presence/places.ts";
import { memoryLimiter } from "../limiter.ts";
import { withDiskOutages } from "./disk-outage.ts";
import { embeddedAccountStore } from "./account-store.ts";
import { embeddedCodeStore } from "./code-store.ts";
import { embeddedErasure } from "./erasure.ts";
import { cacheReads } from "./cached-reads.ts";
import { embeddedLogIdentity } from "./log-identity.ts";
import { accountsPath } from "./path.ts";
import { embeddedPushDeviceStore } from "./push-device-store.ts";
import { embeddedVapidKeys } from "./vapid-keys.ts";
import { embeddedWebhookStore } from "./webhook-store.ts";
import { embeddedRestored } from "./restored.ts";
import { embeddedPersonalKeys } from "./personal-keys.ts";
import { migrate } from "./schema.ts";
import { embeddedSessionStore } from "./session-store.ts";
import type { AccountStores } from "../account-stores.ts";

export interface EmbeddedAccounts extends AccountStores {
  close(): void;
}

const restoreAccounts =
  "It contains the accounts and the keys of their data. Restore it together with events.db from the same backup.";

/**
 * Account data in a local SQLite file, which no rebuild touches. Flushed at every commit. Throws
 * AccountsTooNew and FileUnusable.
 */
export const openEmbeddedAccounts = (dataDir: string): EmbeddedAccounts => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = accountsPath(dataDir);
  const database = openingFile(path, restoreAccounts, () => {
    const opened = openDatabase(path);
    try {
      opened.pragma("journal_mode = WAL");
      opened.pragma("synchronous = FULL");
      opened.pragma("secure_delete = ON");
      migrate(opened);
      opened.pragma("foreign_keys = ON");
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  });

  return {
    ...cacheReads({
      accounts: withDiskOutages(embeddedAccountStore(database)),
      sessions: withDiskOutages(embeddedSessionStore(database)),
      codes: withDiskOutages(embeddedCodeStore(database)),
      mails: withDiskOutages(embeddedMailQueue(database, "outgoing_mail")),
      pushDevices: withDiskOutages(embeddedPushDeviceStore(database)),
      pushes: withDiskOutages(embeddedMailQueue(database, "outgoing_push")),
      vapidKeys: withDiskOutages(embeddedVapidKeys(database)),
      webhooks: withDiskOutages(embeddedWebhookStore(database)),
      personalKeys: withDiskOutages(embeddedPersonalKeys(database)),
      logIdentity: withDiskOutages(embeddedLogIdentity(database)),
      restored: withDiskOutages(embeddedRestored(database)),
      createLimiter: memoryLimiter,
      staffPlaces: placesInMemory(() => performance.now()),
      ...withDiskOutages(embeddedErasure(database)),
    }),
    close: () => database.close(),
  };
};
