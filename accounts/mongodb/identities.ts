import type { Db } from "mongodb";
import type { Account, ProviderIdentity } from "#domain/account/account.ts";
import type { AccountStore } from "#domain/account/ports/account-store.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";

/** An identity under its name. */
export interface StoredIdentity extends ProviderIdentity {
  readonly _id: string;
  readonly accountId: string;
}

const identitiesIn = (database: Db) => database.collection<StoredIdentity>("identities");

/** Index for the store's queries. */
export const indexIdentities = async (database: Db): Promise<void> => {
  await identitiesIn(database).createIndex({ accountId: 1 }, {}, {});
};

/** Identities in MongoDB, linked to the accounts that `accountBy` finds. */
export const mongoDbIdentities = (
  database: Db,
  answer: MongoConnection["answer"],
  accountBy: (id: string) => Promise<Account | null>,
): Pick<AccountStore, "byIdentity" | "linkIdentity" | "unlinkIdentities"> => {
  const identities = identitiesIn(database);
  return {
    byIdentity: (identity) =>
      answer(async () => {
        const found = await identities.findOne({ _id: identityName(identity) });
        return found && accountBy(found.accountId);
      }),
    linkIdentity: (accountId, identity) =>
      answer(async () => {
        const _id = identityName(identity);
        try {
          await identities.insertOne({ _id, accountId, ...identity });
          return true;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          return (await identities.findOne({ _id }))?.accountId === accountId;
        }
      }),
    unlinkIdentities: (accountId) =>
      answer(async () => {
        return (await identities.deleteMany({ accountId })).deletedCount > 0;
      }),
  };
};

/** An issuer is a URL, so it contains no space. */
export const identityName = ({ issuer, subject }: ProviderIdentity): string =>
  `${issuer} ${subject}`;
