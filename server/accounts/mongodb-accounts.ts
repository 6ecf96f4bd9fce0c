import { randomBytes } from "node:crypto";
import { Binary, MongoServerError } from "mongodb";
import type { Account, AccountStore, Session, SessionStore } from "#domain/account/ports.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import { keyBytes } from "#event-store/personal/seal.ts";
import { connectMongoDb } from "#projections/mongodb/connection.ts";

export interface MongoDbAccounts {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly personalKeys: PersonalKeys;
  /** Deletes an account, its sessions and its key. Safe to call again after a failure. */
  erase(accountId: string): Promise<void>;
  /** Deletes sessions that had expired by a time, and tells how many; nobody could use them any more. */
  sweepSessions(now: string): Promise<number>;
  close(): Promise<void>;
}

/** A document under its own id. */
type Stored<Content, Id extends keyof Content> = Omit<Content, Id> & { readonly _id: string };

interface PersonalKey {
  readonly _id: string;
  readonly secret: Binary;
}

const duplicateKey = 11_000;

/**
 * Accounts, sessions and personal keys of a shop on several machines: a call resolves when a majority of the members
 * has it in the journal. Throws MongoUnavailable.
 */
export const openMongoDbAccounts = async ({
  url,
}: {
  readonly url: string;
}): Promise<MongoDbAccounts> => {
  const { database, answer, finish, close } = await connectMongoDb(url);
  const accounts = database.collection<Stored<Account, "id">>("accounts");
  const sessions = database.collection<Stored<Session, "tokenDigest">>("sessions");
  const keys = database.collection<PersonalKey>("personal_keys");
  const accountBy = async (email: string): Promise<Account | null> => {
    const found = await accounts.findOne({ email });
    return found && accountOf(found);
  };

  await finish(async () => {
    await accounts.createIndex({ email: 1 }, { unique: true }, {});
    await sessions.createIndex({ accountId: 1 }, {}, {});
    await sessions.createIndex({ expiresAt: 1 }, {}, {});
  });

  return {
    accounts: {
      insert: ({ id, ...content }) =>
        answer(async () => {
          try {
            await accounts.insertOne({ _id: id, ...content });
            return true;
          } catch (error) {
            const taken =
              error instanceof MongoServerError &&
              error.code === duplicateKey &&
              (await accountBy(content.email)) !== null;
            if (taken) return false;
            throw error;
          }
        }),
      byEmail: (email) => answer(() => accountBy(email)),
      byIds: (ids) =>
        answer(async () => {
          if (ids.length === 0) return new Map<string, Account>();
          const found = await accounts.find({ _id: { $in: [...new Set(ids)] } }).toArray();
          return new Map(found.map((each) => [each._id, accountOf(each)]));
        }),
      hasRole: (role) => answer(async () => (await accounts.findOne({ role })) !== null),
    },

    sessions: {
      insert: ({ tokenDigest, ...content }) =>
        answer(async () => {
          await sessions.insertOne({ _id: tokenDigest, ...content });
        }),
      byDigest: (digest) =>
        answer(async () => {
          const found = await sessions.findOne({ _id: digest });
          if (!found) return null;
          const { _id: tokenDigest, ...content } = found;
          return { tokenDigest, ...content };
        }),
      remove: (digest) =>
        answer(async () => {
          await sessions.deleteOne({ _id: digest });
        }),
    },

    personalKeys: {
      keyOf: (personId) =>
        answer(async () => {
          const found = await keys.findOne({ _id: personId });
          return found && keyIn(found);
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
          return keyIn(found);
        }),
    },

    // The key first: without it the rest is nobody's any more. The account last: while it is there, its owner can ask
    // again.
    erase: (accountId) =>
      answer(async () => {
        await keys.deleteOne({ _id: accountId });
        await sessions.deleteMany({ accountId });
        await accounts.deleteOne({ _id: accountId });
      }),

    sweepSessions: (now) =>
      finish(async () => (await sessions.deleteMany({ expiresAt: { $lte: now } })).deletedCount),

    close,
  };
};

const accountOf = ({ _id: id, ...content }: Stored<Account, "id">): Account => ({ id, ...content });

const keyIn = ({ secret }: PersonalKey): Buffer => Buffer.from(secret.value());
