import { randomBytes } from "node:crypto";
import { Binary } from "mongodb";
import { PersonErased } from "#domain/ports.ts";
import type { OnOutage } from "#event-store/circuit-breaker.ts";
import { keyBytes } from "#event-store/personal/seal.ts";
import { connectMongoDb } from "#projections/mongodb/connection.ts";
import { indexMails, mongoDbMailQueue } from "#mail/queue/mongodb-mail-queue.ts";
import { indexAccounts, mongoDbAccountStore } from "./account-store.ts";
import { indexCodes, mongoDbCodeStore } from "./code-store.ts";
import { indexSessions, mongoDbSessionStore, sweepMongoDbSessions } from "./session-store.ts";
import type { AccountStores } from "../account-stores.ts";

export interface MongoDbAccounts extends AccountStores {
  /** Deletes sessions that had expired by a time, and tells how many; nobody could use them any more. */
  sweepSessions(now: string): Promise<number>;
  close(): Promise<void>;
}

/** A personal key under its person. */
export interface PersonalKey {
  readonly _id: string;
  readonly secret: Binary;
}

/** Collections whose documents name the account they belong to. */
const belongings = ["sessions", "codes", "identities", "outgoing_mail"] as const;

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
  const { database, answer, finish, close } = await connectMongoDb(url, onOutage);
  const keys = database.collection<PersonalKey>("personal_keys");
  const erased = database.collection<{ readonly _id: string }>("erased_people");

  /** The note first: a key that is made after it is taken away by whoever made it. */
  const removeFrom = async (names: readonly string[], accountId: string): Promise<void> => {
    await erased.updateOne({ _id: accountId }, { $set: {} }, { upsert: true });
    await keys.deleteOne({ _id: accountId });
    for (const name of names) {
      await database.collection<{ readonly accountId: string }>(name).deleteMany({ accountId });
    }
  };

  // One at a time: FerretDB breaks the connection where two are made in one go.
  await finish(async () => {
    for (const index of [indexAccounts, indexSessions, indexCodes, indexMails]) {
      await index(database);
    }
  });

  return {
    accounts: mongoDbAccountStore(database, answer),
    sessions: mongoDbSessionStore(database, answer),
    codes: mongoDbCodeStore(database, answer),
    mails: mongoDbMailQueue(database, answer),

    personalKeys: {
      keysOf: (personIds) =>
        answer(async () => {
          const found = await keys.find({ _id: { $in: [...personIds] } }).toArray();
          return new Map(found.map((each) => [each._id, keyIn(each)]));
        }),
      // Also where the key exists this is a write: it resolves when a majority has the key, and nothing is ever sealed
      // with one that a change of primary could take back.
      ensureKey: (personId) =>
        answer(async () => {
          const found = await keys.findOneAndUpdate(
            { _id: personId },
            { $setOnInsert: { secret: new Binary(randomBytes(keyBytes)) } },
            { upsert: true, returnDocument: "after" },
          );
          if (!found) throw new Error("MongoDB gave no key back");
          // Looked at after the key is there: whoever is shut later takes this key away, and who was shut before gets none.
          if (await erased.findOne({ _id: personId })) {
            await keys.deleteOne({ _id: personId });
            throw new PersonErased(`${personId} is erased`);
          }
          return keyIn(found);
        }),
    },

    shut: (accountId) =>
      answer(async () => {
        await removeFrom(["sessions", "codes", "identities"], accountId);
        await database
          .collection<{ readonly _id: string }>("accounts")
          .updateOne({ _id: accountId }, { $set: { passwordHash: null } });
      }),

    // The key first: without it the rest is nobody's any more. The account last: while it is there, its owner can ask
    // again.
    erase: (accountId) =>
      answer(async () => {
        await removeFrom(belongings, accountId);
        await database.collection<{ readonly _id: string }>("accounts").deleteOne({
          _id: accountId,
        });
      }),

    sweepSessions: (now) => finish(() => sweepMongoDbSessions(database, now)),

    close,
  };
};

const keyIn = ({ secret }: PersonalKey): Buffer => Buffer.from(secret.value());
