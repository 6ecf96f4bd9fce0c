import type { Db } from "mongodb";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";
import {
  latestDue,
  withdrawn,
  type ClaimedMail,
  type MailQueue,
  type OutgoingMail,
} from "./mail-queue.ts";

/** An email under its own id. Its personal fields are null once it was sent or given up. */
export interface StoredMail {
  readonly _id: string;
  readonly state: "waiting" | "sent" | "given up";
  readonly template: string;
  readonly accountId: string | null;
  readonly content: Pick<OutgoingMail, "to" | "data"> | null;
  readonly createdAt: string;
  readonly dueAt: string;
  readonly attempts: number;
  readonly reason: string | null;
  readonly endedAt: string | null;
}

type QueueName = "outgoing_mail" | "outgoing_push";

const mailsIn = (database: Db, name: QueueName) => database.collection<StoredMail>(name);

/** Creates the indexes of a queue. */
export const indexQueue =
  (name: QueueName) =>
  async (database: Db): Promise<void> => {
    await mailsIn(database, name).createIndex({ state: 1, dueAt: 1 }, {}, {});
    await mailsIn(database, name).createIndex({ accountId: 1 }, {}, {});
  };

const forgotten = { accountId: null, content: null } as const;

/** A queue in MongoDB. */
export const mongoDbMailQueue = (
  database: Db,
  name: QueueName,
  answer: MongoConnection["answer"],
): MailQueue => {
  const mails = mailsIn(database, name);
  const waiting = (id: string) => ({ _id: id, state: "waiting" }) as const;

  const insert = async (mail: OutgoingMail): Promise<boolean> => {
    const { id, template, accountId, to, data, createdAt, dueAt = createdAt } = mail;
    try {
      await mails.insertOne({
        _id: id,
        state: "waiting",
        template,
        accountId,
        content: { to, data },
        createdAt,
        dueAt,
        attempts: 0,
        reason: null,
        endedAt: null,
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  const claimNext = async (now: string, claimedUntil: string): Promise<ClaimedMail | null> => {
    const found = await mails.findOneAndUpdate(
      { state: "waiting", $or: [{ dueAt: { $lte: now } }, { dueAt: { $gt: latestDue(now) } }] },
      { $set: { dueAt: claimedUntil }, $inc: { attempts: 1 } },
      {
        sort: [
          ["dueAt", 1],
          ["createdAt", 1],
        ],
        returnDocument: "after",
      },
    );
    if (!found?.content) return null;
    const { _id: id, template, accountId, content, createdAt, attempts: attempt } = found;
    return { id, template, accountId, ...content, createdAt, attempt };
  };

  return {
    put: (...given) =>
      answer(async () => {
        let stored = 0;
        for (const mail of given) if (await insert(mail)) stored += 1;
        return stored;
      }),
    claim: (now, claimedUntil, max) =>
      answer(async () => {
        const claimed: ClaimedMail[] = [];
        while (claimed.length < max) {
          const next = await claimNext(now, claimedUntil);
          if (!next) break;
          claimed.push(next);
        }
        return claimed;
      }),
    isWaiting: (id) => answer(async () => (await mails.findOne(waiting(id))) !== null),
    sent: (id, at) =>
      answer(async () => {
        const end = { state: "sent", endedAt: at, reason: null, ...forgotten } as const;
        return (await mails.updateOne({ _id: id }, { $set: end })).matchedCount === 1;
      }),
    failed: (id, reason, nextTryAt) =>
      answer(async () => {
        const change =
          nextTryAt === null
            ? ({ state: "given up", reason, ...forgotten } as const)
            : { reason, dueAt: nextTryAt };
        await mails.updateOne(waiting(id), { $set: change });
      }),
    withdraw: (id) =>
      answer(async () => {
        const end = { state: "given up", reason: withdrawn, ...forgotten } as const;
        const done = await mails.updateOne({ ...waiting(id), attempts: 0 }, { $set: end });
        if (done.matchedCount === 1) return true;
        return (await mails.findOne({ _id: id, reason: withdrawn })) !== null;
      }),
    replaceBefore: (id, prefix) =>
      answer(async () => {
        await mails.updateMany(
          { _id: { $gte: prefix, $lt: id }, state: "waiting" },
          { $set: { state: "given up", reason: "replaced", ...forgotten } },
        );
      }),
    sentAt: (ids) =>
      answer(async () => {
        if (ids.length === 0) return new Map<string, string>();
        const found = await mails.find({ _id: { $in: [...ids] }, state: "sent" }).toArray();
        return new Map(found.map(({ _id, endedAt }) => [_id, endedAt ?? ""]));
      }),
    pendingCount: () => answer(() => mails.countDocuments({ state: "waiting" })),
    nextDueAt: () =>
      answer(async () => {
        const found = await mails.find({ state: "waiting" }).sort({ dueAt: 1 }).limit(1).toArray();
        return found[0]?.dueAt ?? null;
      }),
  };
};
