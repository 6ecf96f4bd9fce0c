import { mkdirSync } from "node:fs";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import { embeddedMailQueue } from "#mail/queue/embedded-mail-queue.ts";
import { withDiskOutages } from "./disk-outage.ts";
import { embeddedAccountStore } from "./account-store.ts";
import { embeddedCodeStore } from "./code-store.ts";
import { embeddedErasure } from "./erasure.ts";
import { keepReads } from "./kept-reads.ts";
import { accountsPath } from "./path.ts";
import { embeddedPersonalKeys } from "./personal-keys.ts";
import { migrate } from "./schema.ts";
import { embeddedSessionStore } from "./session-store.ts";
import type { AccountStores } from "../account-stores.ts";

export interface EmbeddedAccounts extends AccountStores {
  close(): void;
}

/**
 * Accounts and what belongs to them on one machine: an SQLite file of its own that no rebuild touches, flushed at every
 * commit. Throws AccountsTooNew.
 */
export const openEmbeddedAccounts = (dataDir: string): EmbeddedAccounts => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = openDatabase(accountsPath(dataDir));
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("secure_delete = ON");
    migrate(database);
    database.pragma("foreign_keys = ON");
  } catch (error) {
    database.close();
    throw error;
  }

  return {
    ...keepReads({
      accounts: withDiskOutages(embeddedAccountStore(database)),
      sessions: withDiskOutages(embeddedSessionStore(database)),
      codes: withDiskOutages(embeddedCodeStore(database)),
      mails: withDiskOutages(embeddedMailQueue(database)),
      personalKeys: withDiskOutages(embeddedPersonalKeys(database)),
      ...withDiskOutages(embeddedErasure(database)),
    }),
    close: () => database.close(),
  };
};
