import { createHash } from "node:crypto";
import type { Db } from "mongodb";
import { RateLimiterMongo } from "rate-limiter-flexible";
import { StoreUnavailable } from "#domain/ports.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { limiterOn, memoryLimiter, type CreateLimiter, type Limiter } from "../limiter.ts";

/** A counter as the library stores it. */
interface StoredCount {
  readonly key: string;
  readonly points: number;
  readonly expire: Date;
}

const collection = "limits";

/** Indexes for the library's queries. It relies on the unique one. */
export const indexLimits = async (database: Db): Promise<void> => {
  const limits = database.collection<StoredCount>(collection);
  await limits.createIndex({ key: 1 }, { unique: true }, {});
  await limits.createIndex({ expire: 1 }, {}, {});
};

/** Deletes expired counters. Compatible servers have no indexes that do it. */
export const sweepMongoDbLimits = async (database: Db, now: string): Promise<void> => {
  const limits = database.collection<StoredCount>(collection);
  await limits.deleteMany({ expire: { $lte: new Date(now) } });
};

/**
 * Limiters that all processes of a shop share. Keys are stored as digests, because they contain
 * addresses. During an outage of MongoDB each process counts in its own memory.
 */
export const mongoDbLimiters =
  (database: Db, answer: MongoConnection["answer"]): CreateLimiter =>
  (name, rate) => {
    const shared = limiterOn(
      new RateLimiterMongo({
        ...rate,
        storeClient: database,
        tableName: collection,
        keyPrefix: "",
        disableIndexesCreation: true,
      }),
    );
    const own = memoryLimiter(name, rate);
    const digestOf = (key: string): string =>
      createHash("sha256").update(`${name}\n${key}`).digest("base64url");
    const either = async <Result>(use: (limiter: Limiter) => Promise<Result>): Promise<Result> => {
      try {
        return await answer(() => use(shared));
      } catch (error) {
        if (error instanceof StoreUnavailable) return use(own);
        throw error;
      }
    };
    return {
      take: (key) => either(({ take }) => take(digestOf(key))),
      secondsToWait: (key) => either(({ secondsToWait }) => secondsToWait(digestOf(key))),
      giveBack: (key) => either(({ giveBack }) => giveBack(digestOf(key))),
      reset: (key) => either(({ reset }) => reset(digestOf(key))),
    };
  };
