import { connectMongoDb, type MongoDbOptions } from "#projections/mongodb/connection.ts";
import { indexQueue, mongoDbMailQueue } from "#mail/queue/mongodb-mail-queue.ts";
import { indexAccounts, mongoDbAccountStore } from "./account-store.ts";
import { indexCodes, mongoDbCodeStore } from "./code-store.ts";
import { mongoDbErasure } from "./erasure.ts";
import { indexIdentities } from "./identities.ts";
import { indexLimits, mongoDbLimiters, sweepMongoDbLimits } from "./limiters.ts";
import { mongoDbLogIdentity } from "./log-identity.ts";
import { indexPushDevices, mongoDbPushDeviceStore } from "./push-device-store.ts";
import { mongoDbVapidKeys } from "./vapid-keys.ts";
import { mongoDbWebhookStore } from "./webhook-store.ts";
import { mongoDbPersonalKeys } from "./personal-keys.ts";
import { mongoDbPlaces } from "./staff-places.ts";
import { mongoDbRestored } from "./restored.ts";
import { indexSessions, mongoDbSessionStore, sweepMongoDbSessions } from "./session-store.ts";
import type { AccountStores } from "../account-stores.ts";

export interface MongoDbAccounts extends AccountStores {
  /** Deletes expired sessions and counters. Returns the number of sessions. */
  sweep(now: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * Account data for a shop on several machines. A call resolves when a majority of the members has
 * journaled it. Throws MongoUnavailable.
 */
export const openMongoDbAccounts = async (options: MongoDbOptions): Promise<MongoDbAccounts> => {
  const { database, answer, finish, close } = await connectMongoDb(options);

  // One at a time: FerretDB breaks the connection if two are created concurrently.
  const indexes = [
    indexAccounts,
    indexIdentities,
    indexSessions,
    indexCodes,
    indexPushDevices,
    indexQueue("outgoing_mail"),
    indexQueue("outgoing_push"),
    indexLimits,
  ];
  for (const index of indexes) {
    await finish(() => index(database));
  }

  const staffPlaces = mongoDbPlaces(database, answer);

  return {
    accounts: mongoDbAccountStore(database, answer),
    sessions: mongoDbSessionStore(database, answer),
    codes: mongoDbCodeStore(database, answer),
    mails: mongoDbMailQueue(database, "outgoing_mail", answer),
    pushDevices: mongoDbPushDeviceStore(database, answer),
    pushes: mongoDbMailQueue(database, "outgoing_push", answer),
    vapidKeys: mongoDbVapidKeys(database, answer),
    webhooks: mongoDbWebhookStore(database, answer),

    personalKeys: mongoDbPersonalKeys(database, answer),
    logIdentity: mongoDbLogIdentity(database, answer),
    restored: mongoDbRestored(database, answer),
    createLimiter: mongoDbLimiters(database, answer),
    staffPlaces,
    ...mongoDbErasure(database, answer),

    sweep: (now) =>
      finish(async () => {
        await sweepMongoDbLimits(database, now);
        return sweepMongoDbSessions(database, now);
      }),

    async close() {
      await staffPlaces.removeOwn();
      await close();
    },
  };
};
