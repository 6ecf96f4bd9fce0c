import type { OnOutage } from "#event-store/circuit-breaker.ts";
import { connectMongoDb } from "#projections/mongodb/connection.ts";
import { indexMails, mongoDbMailQueue } from "#mail/queue/mongodb-mail-queue.ts";
import { indexAccounts, mongoDbAccountStore } from "./account-store.ts";
import { indexCodes, mongoDbCodeStore } from "./code-store.ts";
import { mongoDbErasure } from "./erasure.ts";
import { indexIdentities } from "./identities.ts";
import { mongoDbLogIdentity } from "./log-identity.ts";
import { mongoDbPersonalKeys } from "./personal-keys.ts";
import { indexSessions, mongoDbSessionStore, sweepMongoDbSessions } from "./session-store.ts";
import type { AccountStores } from "../account-stores.ts";

export interface MongoDbAccounts extends AccountStores {
  /** Deletes sessions that had expired by a time, and tells how many; nobody could use them any more. */
  sweepSessions(now: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * Accounts and what belongs to them for a shop on several machines: a call resolves when a majority of the members has
 * it in the journal. Throws MongoUnavailable.
 */
export const openMongoDbAccounts = async ({
  url,
  onOutage,
}: {
  readonly url: string;
  readonly onOutage?: OnOutage;
}): Promise<MongoDbAccounts> => {
  const { database, answer, finish, close } = await connectMongoDb(url, { onOutage });

  // One at a time: FerretDB breaks the connection where two are made in one go.
  for (const index of [indexAccounts, indexIdentities, indexSessions, indexCodes, indexMails]) {
    await finish(() => index(database));
  }

  return {
    accounts: mongoDbAccountStore(database, answer),
    sessions: mongoDbSessionStore(database, answer),
    codes: mongoDbCodeStore(database, answer),
    mails: mongoDbMailQueue(database, answer),

    personalKeys: mongoDbPersonalKeys(database, answer),
    logIdentity: mongoDbLogIdentity(database, answer),
    ...mongoDbErasure(database, answer),

    sweepSessions: (now) => finish(() => sweepMongoDbSessions(database, now)),

    close,
  };
};
