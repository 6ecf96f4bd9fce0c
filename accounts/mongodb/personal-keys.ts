import { randomBytes } from "node:crypto";
import { Binary, type Db } from "mongodb";
import { PersonErased } from "#domain/ports.ts";
import type { PersonalKeys } from "#event-store/personal/personal-keys.ts";
import { keyBytes } from "#event-store/personal/seal.ts";
import type { MongoConnection } from "#projections/mongodb/connection.ts";

/** A personal key under its person. */
export interface PersonalKey {
  readonly _id: string;
  readonly secret: Binary;
}

const keysIn = (database: Db) => database.collection<PersonalKey>("personal_keys");
const erasedIn = (database: Db) => database.collection<{ readonly _id: string }>("erased_people");

/**
 * Deletes the key permanently. The tombstone is written first, so a concurrent `ensureKey` removes
 * the key it has just made.
 */
export const removePersonalKey = async (database: Db, personId: string): Promise<void> => {
  await erasedIn(database).updateOne({ _id: personId }, { $set: {} }, { upsert: true });
  await keysIn(database).deleteOne({ _id: personId });
};

/** Personal keys in MongoDB. */
export const mongoDbPersonalKeys = (
  database: Db,
  answer: MongoConnection["answer"],
): PersonalKeys => {
  const keys = keysIn(database);
  const erased = erasedIn(database);
  return {
    keysOf: (personIds) =>
      answer(async () => {
        const found = await keys.find({ _id: { $in: [...personIds] } }).toArray();
        return new Map(found.map((each) => [each._id, keyIn(each)]));
      }),
    // A write even if the key exists: it resolves when a majority has the key. Therefore no value
    // is sealed with a key that a change of primary could roll back.
    ensureKey: (personId) =>
      answer(async () => {
        const found = await keys.findOneAndUpdate(
          { _id: personId },
          { $setOnInsert: { secret: new Binary(randomBytes(keyBytes)) } },
          { upsert: true, returnDocument: "after" },
        );
        if (!found) throw new Error("MongoDB returned no key");
        // Checked after the key is stored: a later erasure deletes this key, and after an earlier
        // one it is deleted here.
        if (await erased.findOne({ _id: personId })) {
          await keys.deleteOne({ _id: personId });
          throw new PersonErased(`${personId} is erased`);
        }
        return keyIn(found);
      }),
    erasedAmong: (personIds) =>
      answer(async () => {
        const found = await erased.find({ _id: { $in: [...personIds] } }).toArray();
        return new Set(found.map(({ _id }) => _id));
      }),
  };
};

const keyIn = ({ secret }: PersonalKey): Buffer => Buffer.from(secret.value());
