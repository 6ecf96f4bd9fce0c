import type { Db } from "mongodb";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";
import type { VapidKeys, VapidKeyStore } from "#mail/push/vapid-keys.ts";

/** The key pair as it is stored. */
export interface StoredVapidKeys extends VapidKeys {
  readonly _id: string;
}

const only = "keys";

/** The key pair in a collection of its own. */
export const mongoDbVapidKeys = (
  database: Db,
  answer: MongoConnection["answer"],
): VapidKeyStore => {
  const pairs = database.collection<StoredVapidKeys>("vapid_keys");
  return {
    keys: () =>
      answer(async () => {
        const found = await pairs.findOne({ _id: only });
        return found && { publicKey: found.publicKey, privateKey: found.privateKey };
      }),
    note: ({ publicKey, privateKey }) =>
      answer(async () => {
        try {
          await pairs.insertOne({ _id: only, publicKey, privateKey });
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }),
  };
};
