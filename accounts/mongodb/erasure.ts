import type { Db } from "mongodb";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import type { AccountStores } from "../account-stores.ts";
import type { StoredRole } from "./restored.ts";
import { removePersonalKey } from "./personal-keys.ts";

/** Collections whose documents have an account id. */
const belongings = [
  "push_devices",
  "sessions",
  "codes",
  "identities",
  "outgoing_mail",
  "outgoing_push",
] as const;

/** Erasure in MongoDB. */
export const mongoDbErasure = (
  database: Db,
  answer: MongoConnection["answer"],
): Pick<AccountStores, "shut" | "erase"> => {
  const removeFrom = async (names: readonly string[], accountId: string): Promise<void> => {
    await removePersonalKey(database, accountId);
    for (const name of names) {
      await database.collection<{ readonly accountId: string }>(name).deleteMany({ accountId });
    }
  };
  return {
    shut: (accountId) =>
      answer(async () => {
        await removeFrom(["push_devices", "sessions", "codes", "identities"], accountId);
        await database
          .collection<{ readonly _id: string }>("accounts")
          .updateOne({ _id: accountId }, { $set: { passwordHash: null } });
      }),

    // `removeFrom` deletes the key first, which makes the rest anonymous. The account is last:
    // while it exists, the erasure can be repeated.
    erase: (accountId) =>
      answer(async () => {
        await removeFrom(belongings, accountId);
        await database.collection<StoredRole>("restored_roles").deleteOne({ _id: accountId });
        await database.collection<{ readonly _id: string }>("accounts").deleteOne({
          _id: accountId,
        });
      }),
  };
};
