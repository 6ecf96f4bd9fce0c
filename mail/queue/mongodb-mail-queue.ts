import type { Db } from "mongodb";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";
import type { ClaimedMail, MailQueue, OutgoingMail } from "./mail-queue.ts";

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

const mailsIn = (database: Db) => database.collection<StoredMail>("outgoing_mail");

/** Creates the indexes of the queue. */
export const indexMails = async (database: Db): Promise<void> => {
  await mailsIn(database).createIndex({ state: 1, dueAt: 1 }, {}, {});
  await mailsIn(database).createIndex({ accountId: 1 }, {}, {});
};

const forgotten = { accountId: null, content: null } as const;

/** The email queue in MongoDB. */
export const mongoDbMailQueue = (database: Db, answer: MongoConnection["answer"]): MailQueue => {
  const mails = mailsIn(database);
  const waiting = (id: string) => ({ _id: id, state: "waiting" }) as const;

  const insert = async (mail: OutgoingMail): Promise<boolean> => {
    const { id, template, accountId, to, data, createdAt } = mail;
    try {
      await mails.insertOne({
        _id: id,
        state: "waiting",
        template,
        accountId,
        content: { to, data },
        createdAt,
        dueAt: createdAt,
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
      { state: "waiting", dueAt: { $lte: now } },
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
