import type { Db } from "mongodb";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";
import type { LogIdentity } from "../log-identity.ts";

/** The log's identity as it is stored. */
export interface StoredLogIdentity {
  readonly _id: string;
  readonly firstEvent: string;
}

const only = "log";

/** The log's identity in a collection of its own. */
export const mongoDbLogIdentity = (
  database: Db,
  answer: MongoConnection["answer"],
): LogIdentity => {
  const identities = database.collection<StoredLogIdentity>("log_identity");
  return {
    firstEvent: () =>
      answer(async () => (await identities.findOne({ _id: only }))?.firstEvent ?? null),
    note: (firstEvent) =>
      answer(async () => {
        try {
          await identities.insertOne({ _id: only, firstEvent });
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }),
  };
};
