import type { Db } from "mongodb";
import type { AccountRole } from "#domain/account/account.ts";
import type { RestoredStore } from "#domain/account/ports/restored-store.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";

/** A restored role under its account. */
export interface StoredRole {
  readonly _id: string;
  readonly role: AccountRole;
}

/** The collections that a restore fills. */
export const mongoDbRestored = (database: Db, answer: MongoConnection["answer"]): RestoredStore => {
  const roles = database.collection<StoredRole>("restored_roles");
  const erasures = database.collection<{ readonly _id: string }>("restored_erasures");
  return {
    roles: () =>
      answer(async () =>
        (await roles.find().sort({ _id: 1 }).toArray()).map(({ _id, role }) => ({
          accountId: _id,
          role,
        })),
      ),
    roleAnswered: (accountId) =>
      answer(async () => {
        await roles.deleteOne({ _id: accountId });
      }),
    erasures: () =>
      answer(async () => (await erasures.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)),
    erased: (personId) =>
      answer(async () => {
        await erasures.deleteOne({ _id: personId });
      }),
  };
};
