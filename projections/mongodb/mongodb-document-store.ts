import type { Collection } from "mongodb";
import { readCounts } from "#projections/engine/counts.ts";
import { cursorOf } from "#projections/engine/cursor.ts";
import type {
  DocumentStore,
  Find,
  StoredDocument,
  WriteBatch,
} from "#projections/engine/document-store.ts";
import {
  claimCheckpoint,
  readCheckpoints,
  readFullCheckpoints,
  writeCheckpoints,
  type CheckpointRow,
} from "./checkpoints.ts";
import { connectMongoDb, type MongoDbOptions } from "./connection.ts";
import { writeGuarded, type StoredRow } from "./guarded-writes.ts";
import { createMongoDbLeases, usualLeaseTiming, type LeaseTiming } from "./mongodb-leases.ts";
import { putMetadata, readMetadata, type MetadataRow } from "./metadata.ts";
import { filterQuery, findQuery, indexKey } from "./query.ts";

/**
 * Read models shared by several machines, on plain MongoDB. It uses no transactions, change
 * streams, TTL or partial indexes, so that a single server, a replica set, a sharded cluster and
 * compatible servers all work. Each document is guarded by its position, and checkpoints follow the
 * documents, so an interrupted batch is simply repeated. Throws MongoUnavailable.
 */
export const openMongoDbDocumentStore = async ({
  leaseTiming = usualLeaseTiming,
  ...options
}: MongoDbOptions & { readonly leaseTiming?: LeaseTiming }): Promise<DocumentStore> => {
  const { database, answer, finish, close } = await connectMongoDb(options);

  const rowsOf = (collection: string): Collection<StoredRow> => {
    if (!/^[a-zA-Z][a-zA-Z0-9_-]*$/.test(collection)) throw new Error(`Not a name: ${collection}`);
    return database.collection<StoredRow>(collection);
  };
  const checkpoints = database.collection<CheckpointRow>("checkpoints");
  const positionsOf = (projections: readonly string[]) =>
    answer(() => readCheckpoints(checkpoints, projections));
  const notes = database.collection<MetadataRow>("notes");
  const leases = createMongoDbLeases(database.collection("leases"), answer, leaseTiming);

  const writeDocuments = async (writes: WriteBatch["writes"]): Promise<void> => {
    const byCollection = new Map<string, StoredRow[]>();
    for (const { collection, id, position, document } of writes) {
      const rows = byCollection.get(collection) ?? [];
      rows.push({ _id: id, position, document });
      byCollection.set(collection, rows);
    }
    await Promise.all(
      [...byCollection].map(([collection, rows]) => writeGuarded(rowsOf(collection), rows)),
    );
  };

  const getMany = <Document>(collection: string, ids: readonly string[]) =>
    answer(async () => {
      if (ids.length === 0) return new Map<string, StoredDocument<Document>>();
      const rows = await rowsOf(collection)
        .find({ _id: { $in: [...new Set(ids)] } })
        .toArray();
      return new Map(rows.map((row) => [row._id, storedDocument<Document>(row)]));
    });

  return {
    async ensureCollections(collections) {
      for (const { name, indexes } of collections) {
        // One at a time: FerretDB breaks the connection if one command names two existing indexes.
        for (const key of indexes.map(indexKey)) {
          await finish(() => rowsOf(name).createIndex(key, {}, {}));
        }
      }
    },

    getMany,

    find: <Document>(collection: string, find: Find) =>
      answer(async () => {
        const { filter, sort, limit } = findQuery(find);
        const rows = await rowsOf(collection).find(filter).sort(sort).limit(limit).toArray();
        const documents = rows.slice(0, find.limit).map((row) => storedDocument<Document>(row));
        const last = documents.at(-1);
        return {
          documents,
          nextCursor: last && rows.length > find.limit ? cursorOf(find, last) : null,
        };
      }),

    count: (collection, where) =>
      answer(() => rowsOf(collection).countDocuments(filterQuery(where))),

    counted: (collection, groups) => readCounts(getMany, collection, groups),

    checkpoint: async (projection) => (await positionsOf([projection])).get(projection) ?? null,

    checkpoints: positionsOf,
    // A starting process reads them, and waits for a busy server.
    fullCheckpoints: (projections) => finish(() => readFullCheckpoints(checkpoints, projections)),

    claim: (projection, token) => answer(() => claimCheckpoint(checkpoints, projection, token)),

    writeBatch: (batch) =>
      finish(async () => {
        await writeDocuments(batch.counts ?? []);
        await writeDocuments(batch.writes);
        await writeCheckpoints(checkpoints, batch);
      }),

    drop: (collection) =>
      finish(async () => {
        await rowsOf(collection).drop();
        await checkpoints.deleteOne({ _id: collection });
      }),

    metadata: () => answer(() => readMetadata(notes)),

    putMetadata: (id, revision, content) => answer(() => putMetadata(notes, id, revision, content)),

    leases,

    async close() {
      await leases.release();
      await close();
    },
  };
};

const storedDocument = <Document>({
  _id,
  position,
  document,
}: StoredRow): StoredDocument<Document> => ({ id: _id, position, document: document as Document });
