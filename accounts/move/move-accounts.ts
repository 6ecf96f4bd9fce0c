import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type Database from "better-sqlite3";
import { openDatabase } from "#event-store/embedded/open-database.ts";
import { Binary, type Collection } from "mongodb";
import {
  connectMongoDb,
  type MongoConnection,
  type MongoDbAddress,
} from "#projections/mongodb/connection.ts";
import { isDuplicateKey } from "#projections/mongodb/errors.ts";
import { openEmbeddedAccounts } from "../embedded/embedded-accounts.ts";
import { accountsPath } from "../embedded/path.ts";
import { openMongoDbAccounts } from "../mongodb/mongodb-accounts.ts";
import { accountTables, type Document } from "./account-tables.ts";

/** MongoDB and accounts.db conflict. Nothing was overwritten. */
export class AccountsDiffer extends Error {
  override readonly name = "AccountsDiffer";
}

/**
 * Compatible servers hold resources for each write until the command ends. FerretDB hangs
 * permanently at a hundred.
 */
const writesPerCommand = 50;

/**
 * Copies everything in accounts.db into MongoDB. Adds missing documents, compares all, and
 * overwrites nothing. Safe to repeat. Returns the number of each kind; null without an accounts.db.
 * No process may use either meanwhile. Rejects with AccountsDiffer, AccountsTooNew and
 * MongoUnavailable.
 */
export const moveAccounts = async (
  dataDir: string,
  mongoDb: MongoDbAddress,
): Promise<Readonly<Record<string, number>> | null> => {
  if (!existsSync(accountsPath(dataDir))) return null;
  // Open both with the shop's own code first, which migrates older tables and creates indexes.
  openEmbeddedAccounts(dataDir).close();
  await (await openMongoDbAccounts(mongoDb)).close();

  const database = openDatabase(accountsPath(dataDir), { readonly: true });
  const connection = await connectMongoDb(mongoDb).catch((error: unknown) => {
    database.close();
    throw error;
  });
  try {
    requireKnownTables(database);
    const counts: Record<string, number> = {};
    for (const { name, documents } of accountTables) {
      counts[name] = 0;
      for (const some of batchesOf(documents(database))) {
        await copy(connection, name, some);
        counts[name] += some.length;
      }
    }
    return counts;
  } finally {
    database.close();
    await connection.close();
  }
};

/** Names of the collections of accounts that have documents. Rejects with MongoUnavailable. */
export const usedAccountCollections = async (
  mongoDb: MongoDbAddress,
): Promise<readonly string[]> => {
  const { database, finish, close } = await connectMongoDb(mongoDb);
  try {
    const used: string[] = [];
    for (const { name } of accountTables) {
      const found = await finish(() => database.collection<Document>(name).findOne());
      if (found !== null) used.push(name);
    }
    return used;
  } finally {
    await close();
  }
};

/** Fails for a table that is newer than this code, because it would not be copied. */
const requireKnownTables = (database: Database.Database): void => {
  const there = database
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all();
  const unknown = there.filter((name) => !accountTables.some((each) => each.name === name));
  if (unknown.length > 0) {
    throw new AccountsDiffer(`accounts.db has tables that cannot be moved: ${unknown.join(", ")}`);
  }
};

function* batchesOf(documents: Iterable<Document>): Generator<readonly Document[]> {
  let batch: Document[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < writesPerCommand) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const copy = ({ database, finish }: MongoConnection, name: string, ours: readonly Document[]) =>
  finish(async () => {
    const collection = database.collection<Document>(name);
    const before = await stored(collection, ours);
    const missing = ours.filter(({ _id }) => !before.has(_id));
    try {
      if (missing.length > 0) await collection.insertMany(missing);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new AccountsDiffer(
        "MongoDB contains other accounts with the same email addresses, so another shop has used it. Set MONGODB_URL to an empty " +
          "database",
        { cause: error },
      );
    }
    const after = await stored(collection, ours);
    for (const document of ours) {
      if (isDeepStrictEqual(after.get(document._id), comparable(document))) continue;
      throw new AccountsDiffer(
        `${nameOf(document, name)} differs between MongoDB and accounts.db, so the database has been used before. ` +
          "Set MONGODB_URL to an empty database",
      );
    }
  });

const stored = async (
  collection: Collection<Document>,
  documents: readonly Document[],
): Promise<ReadonlyMap<string, object>> => {
  const found = await collection.find({ _id: { $in: documents.map(({ _id }) => _id) } }).toArray();
  return new Map(found.map((each) => [each._id, comparable(each)]));
};

/** The driver returns bytes as another class than it was given. */
const comparable = (document: object): object =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      value instanceof Binary ? value.toString("base64") : (value as unknown),
    ]),
  );

/**
 * The name of a document for messages. Only accounts are named: a session's digest would reveal who
 * was signed in.
 */
const nameOf = ({ _id }: Document, table: string): string =>
  table === "accounts" || table === "personal_keys" ? `${_id} of ${table}` : `A row of ${table}`;
