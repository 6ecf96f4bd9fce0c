import type { Db } from "mongodb";
import type { Session, SessionStore } from "#domain/account/ports/session-store.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { removePushDevices } from "./push-device-store.ts";

/** A session under its digest. Sessions of early releases lack newer fields. */
export type StoredSession = Omit<Session, "tokenDigest" | "lastSeenAt" | "device"> &
  Partial<Pick<Session, "lastSeenAt" | "device">> & { readonly _id: string };

const sessionsIn = (database: Db) => database.collection<StoredSession>("sessions");

/** Indexes for the store's queries. */
export const indexSessions = async (database: Db): Promise<void> => {
  await sessionsIn(database).createIndex({ accountId: 1 }, {}, {});
  await sessionsIn(database).createIndex({ expiresAt: 1 }, {}, {});
};

/** Deletes expired sessions and returns their number. */
export const sweepMongoDbSessions = async (database: Db, now: string): Promise<number> => {
  await removePushDevices(database, { expiresAt: { $lte: now } });
  return (await sessionsIn(database).deleteMany({ expiresAt: { $lte: now } })).deletedCount;
};

/**
 * Sessions in MongoDB. The devices of a session are deleted after it, because `put` of a device
 * checks for its session last.
 */
export const mongoDbSessionStore = (
  database: Db,
  answer: MongoConnection["answer"],
): SessionStore => {
  const sessions = sessionsIn(database);
  return {
    insert: ({ tokenDigest, ...content }) =>
      answer(async () => {
        await sessions.insertOne({ _id: tokenDigest, ...content });
      }),
    byDigest: (digest) =>
      answer(async () => {
        const found = await sessions.findOne({ _id: digest });
        return found && sessionOf(found);
      }),
    ofAccount: (accountId) =>
      answer(async () => {
        const found = await sessions
          .find({ accountId })
          .sort([
            ["createdAt", 1],
            ["_id", 1],
          ])
          .toArray();
        return found.map(sessionOf);
      }),
    sawAt: (digest, lastSeenAt) =>
      answer(async () => {
        await sessions.updateOne({ _id: digest }, { $set: { lastSeenAt } });
      }),
    remove: (digest) =>
      answer(async () => {
        await sessions.deleteOne({ _id: digest });
        await removePushDevices(database, { sessionDigest: digest });
      }),
    removeOthers: (accountId, keepDigest) =>
      answer(async () => {
        const others = keepDigest === null ? {} : { _id: { $ne: keepDigest } };
        const { deletedCount } = await sessions.deleteMany({ accountId, ...others });
        const devices = keepDigest === null ? {} : { sessionDigest: { $ne: keepDigest } };
        await removePushDevices(database, { accountId, ...devices });
        return deletedCount;
      }),
  };
};

const sessionOf = ({ _id: tokenDigest, ...content }: StoredSession): Session => ({
  tokenDigest,
  lastSeenAt: content.createdAt,
  device: "",
  ...content,
});
