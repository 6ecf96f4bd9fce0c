import type { Db } from "mongodb";
import type { CodeStore, OneTimeCode } from "#domain/account/ports/code-store.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";

/** A one-time secret under its account and purpose. */
export type StoredCode = OneTimeCode & { readonly _id: string };

const codesIn = (database: Db) => database.collection<StoredCode>("codes");

/** Indexes for the store's queries. */
export const indexCodes = async (database: Db): Promise<void> => {
  await codesIn(database).createIndex({ digest: 1 }, {}, {});
  await codesIn(database).createIndex({ accountId: 1 }, {}, {});
};

/** One-time secrets in MongoDB. */
export const mongoDbCodeStore = (database: Db, answer: MongoConnection["answer"]): CodeStore => {
  const codes = codesIn(database);
  return {
    put: (code) =>
      answer(async () => {
        const _id = codeName(code.accountId, code.purpose);
        await codes.replaceOne({ _id }, code, { upsert: true });
      }),
    byDigest: (purpose, digest) =>
      answer(async () => {
        const found = await codes.findOne({ digest, purpose });
        return found && codeOf(found);
      }),
    current: (accountId, purpose) =>
      answer(async () => {
        const found = await codes.findOne({ _id: codeName(accountId, purpose) });
        return found && codeOf(found);
      }),
    spendTry: (accountId, purpose) =>
      answer(async () => {
        const found = await codes.findOneAndUpdate(
          { _id: codeName(accountId, purpose), triesLeft: { $gt: 0 } },
          { $inc: { triesLeft: -1 } },
          { returnDocument: "after" },
        );
        return found && codeOf(found);
      }),
    take: (accountId, purpose, digest) =>
      answer(async () => {
        const { deletedCount } = await codes.deleteOne({
          _id: codeName(accountId, purpose),
          digest,
        });
        return deletedCount === 1;
      }),
    removeOf: (accountId) =>
      answer(async () => {
        await codes.deleteMany({ accountId, purpose: { $ne: "restore-email" } });
      }),
  };
};

/** Each account and purpose has at most one code. */
export const codeName = (accountId: string, purpose: OneTimeCode["purpose"]): string =>
  `${accountId} ${purpose}`;

const codeOf = ({ _id, ...code }: StoredCode): OneTimeCode => code;
