import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { StoreUnavailable } from "#domain/ports.ts";
import { isDamaged } from "#event-store/embedded/disk-failure.ts";
import { checksumOf } from "#event-store/embedded/checksum.ts";
import { addMissingColumn, openDatabase } from "#event-store/embedded/open-database.ts";
import type { Checkpoint } from "#event-store/event-store.ts";
import { readCounts } from "#projections/engine/counts.ts";
import { cursorOf } from "#projections/engine/cursor.ts";
import type { DocumentStore, Find, StoredDocument } from "#projections/engine/document-store.ts";
import { beginTimeSlice } from "#event-store/time-slice.ts";
import { createSoleLeases } from "#projections/engine/lease.ts";
import { createBatchWriter } from "./batch-writer.ts";
import { buildIndexes } from "./index-build.ts";
import { filterSql, findSql, identifier } from "./sql.ts";
import { createDocumentCache, noDocumentCache, type DocumentCache } from "./document-cache.ts";
import { createStatements, type Row } from "./statements.ts";
import { createWriteBehind } from "./write-behind.ts";

interface CheckpointRow {
  readonly projection: string;
  readonly position: string;
  /** JSON of an EventReference. */
  readonly lastEvent: string | null;
}

interface MetadataRow {
  readonly id: string;
  readonly revision: number;
  readonly content: string;
}

/**
 * Path of the read models in a data directory. The file may be deleted while the shop is stopped.
 */
export const viewsPath = (dataDir: string): string => join(dataDir, "views.db");

/** Callbacks about the store's file. */
export interface DocumentStoreEvents {
  /** Waiting documents could not be stored, and no caller waited for them. They are retried. */
  readonly onFailure?: (error: unknown) => void;
  /** The file is damaged: reads fail until it is rebuilt. Called for each failed read. */
  readonly onDamage?: (error: Error) => void;
}

const rethrow = (error: unknown): void => {
  throw error;
};

class ChecksumMismatch extends Error {
  override readonly name = "ChecksumMismatch";
}

/**
 * Whether a read failed because of the file's content. A document is JSON that this store wrote.
 */
export const isDamagedContent = (error: unknown): error is Error =>
  isDamaged(error) || error instanceof ChecksumMismatch || error instanceof SyntaxError;

/** Batches of at least this many documents are stored separately, in slices. */
const largeBatch = 200;

export interface EmbeddedDocumentStore extends DocumentStore {
  /** Removes overwritten and deleted data from the files. */
  vacuum(): void;
}

/**
 * Read models in a local SQLite file, with one table of JSON documents per collection. A commit
 * need not reach the disk before it is answered: lost documents are folded again from the log.
 */
export const openEmbeddedDocumentStore = (
  dataDir: string,
  events: DocumentStoreEvents = {},
): EmbeddedDocumentStore => {
  mkdirSync(dataDir, { recursive: true });
  const database = openDatabase(viewsPath(dataDir));
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = NORMAL");
    database.pragma("secure_delete = ON");
    createTables(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return storeOf(database, createDocumentCache(), events);
};

const createTables = (database: Database.Database): void => {
  database.exec(
    "CREATE TABLE IF NOT EXISTS checkpoints " +
      "(projection TEXT PRIMARY KEY, position TEXT NOT NULL, last_event TEXT) STRICT;" +
      "CREATE TABLE IF NOT EXISTS notes " +
      "(id TEXT PRIMARY KEY, revision INTEGER NOT NULL, content TEXT NOT NULL) STRICT",
  );
  // Older releases stored positions only.
  addMissingColumn(database, "checkpoints", "last_event TEXT");
};

/**
 * Opens the read models of a data directory read-only, whether or not a shop is running there. Null
 * if there are none.
 */
export const lookIntoDocuments = (
  dataDir: string,
): Omit<
  DocumentStore,
  "ensureCollections" | "claim" | "writeBatch" | "drop" | "putMetadata" | "leases"
> | null =>
  existsSync(viewsPath(dataDir))
    ? storeOf(
        openDatabase(viewsPath(dataDir), { readonly: true, fileMustExist: true }),
        noDocumentCache,
        {},
      )
    : null;

const storeOf = (
  database: Database.Database,
  recent: DocumentCache,
  { onFailure = rethrow, onDamage = () => undefined }: DocumentStoreEvents,
): EmbeddedDocumentStore => {
  const reading = <Result>(read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      if (!isDamagedContent(error)) throw error;
      onDamage(error);
      throw new StoreUnavailable(`${database.name} is damaged`, { cause: error });
    }
  };
  const statements = createStatements(database);
  const { prepared } = statements;
  const storeBatch = createBatchWriter(database, statements, recent);
  const writeBehind = createWriteBehind(database, statements, recent, onFailure);

  const checkpointOf = (projection: string): string | null => {
    const waiting = writeBehind.checkpoint(projection);
    if (waiting !== undefined) return waiting.position;
    const row = prepared("SELECT position FROM checkpoints WHERE projection = ?").get(projection);
    return (row as { readonly position: string } | undefined)?.position ?? null;
  };

  const getMany = async <Document>(collection: string, ids: readonly string[]) => {
    const statement = reading(() => statements.of(collection).get);
    const found = new Map<string, StoredDocument<Document>>();
    for (const id of new Set(ids)) {
      const known = writeBehind.document(collection, id) ?? recent.get(collection, id);
      if (known) {
        found.set(id, known as StoredDocument<Document>);
        continue;
      }
      const stored = reading(() => {
        const row = statement.get(id);
        return row && storedDocument<Document>(row);
      });
      if (!stored) continue;
      found.set(id, stored);
      recent.set(collection, stored as StoredDocument<object>);
    }
    return found;
  };

  return {
    async ensureCollections(collections) {
      writeBehind.store();
      const slice = beginTimeSlice();
      for (const { name, indexes } of collections) {
        const table = identifier(name);
        database.exec(
          `CREATE TABLE IF NOT EXISTS ${table} ` +
            "(id TEXT PRIMARY KEY, position TEXT NOT NULL, document TEXT NOT NULL, " +
            "checksum INTEGER) STRICT",
        );
        addMissingColumn(database, table, "checksum INTEGER");
        await buildIndexes(database, name, indexes, slice);
      }
    },

    getMany,

    async find<Document>(collection: string, find: Find) {
      writeBehind.storeOf(collection);
      return reading(() => {
        const rows: Row[] = [];
        for (const { text, values } of findSql(collection, find)) {
          const left = find.limit + 1 - rows.length;
          if (left > 0) rows.push(...(prepared(text).all(...values, left) as Row[]));
        }
        const documents = rows.slice(0, find.limit).map((row) => storedDocument<Document>(row));
        const last = documents.at(-1);
        return {
          documents,
          nextCursor: last && rows.length > find.limit ? cursorOf(find, last) : null,
        };
      });
    },

    async count(collection, where) {
      writeBehind.storeOf(collection);
      const { text, values } = filterSql(where);
      return reading(() => {
        const statement = prepared(
          `SELECT count(*) AS count FROM ${identifier(collection)} WHERE ${text}`,
        );
        return (statement.get(...values) as { readonly count: number }).count;
      });
    },

    counted: (collection, groups) => readCounts(getMany, collection, groups),

    checkpoint: async (projection) => checkpointOf(projection),

    async checkpoints(projections) {
      return new Map(
        projections.flatMap((each) => {
          const position = checkpointOf(each);
          return position === null ? [] : [[each, position] as const];
        }),
      );
    },

    async fullCheckpoints(projections) {
      const rows = prepared(
        "SELECT projection, position, last_event AS lastEvent FROM checkpoints",
      ).all() as CheckpointRow[];
      const stored = rows.map(({ projection, position, lastEvent }): [string, Checkpoint] => [
        projection,
        { position, lastEvent: JSON.parse(lastEvent ?? "null") as Checkpoint["lastEvent"] },
      ]);
      const all = new Map([...stored, ...writeBehind.waitingCheckpoints()]);
      return projections ? new Map([...all].filter(([name]) => projections.includes(name))) : all;
    },

    claim: async (projection) => checkpointOf(projection),

    async writeBatch(batch) {
      const { counts = [], writes } = batch;
      if (counts.length + writes.length < largeBatch) {
        writeBehind.write(batch);
        return;
      }
      writeBehind.store();
      await storeBatch(batch);
    },

    async drop(collection) {
      writeBehind.store();
      statements.forget();
      recent.delete(collection);
      database.transaction(() => {
        database.exec(`DROP TABLE IF EXISTS ${identifier(collection)}`);
        database.prepare("DELETE FROM checkpoints WHERE projection = ?").run(collection);
      })();
    },

    async metadata() {
      const rows = prepared("SELECT id, revision, content FROM notes").all() as MetadataRow[];
      return new Map(
        rows.map(({ id, revision, content }) => [
          id,
          { revision, content: JSON.parse(content) as object },
        ]),
      );
    },

    async putMetadata(id, revision, content) {
      writeBehind.store();
      if (content === null) {
        return (
          prepared("DELETE FROM notes WHERE id = ? AND revision = ?").run(id, revision).changes ===
          1
        );
      }
      const statement = prepared(
        revision === 0
          ? "INSERT INTO notes (content, id, revision) VALUES (?, ?, ? + 1) ON CONFLICT (id) DO NOTHING"
          : "UPDATE notes SET content = ?, revision = revision + 1 WHERE id = ? AND revision = ?",
      );
      return statement.run(JSON.stringify(content), id, revision).changes === 1;
    },

    leases: createSoleLeases(),

    vacuum() {
      writeBehind.store();
      database.pragma("wal_checkpoint(TRUNCATE)");
    },

    async close() {
      try {
        writeBehind.close();
      } finally {
        database.close();
      }
    },
  };
};

/** The document in a row. Throws ChecksumMismatch, and SyntaxError for a row without checksum. */
const storedDocument = <Document>(row: Row): StoredDocument<Document> => {
  const { id, position, document, checksum = null } = row;
  if (checksum !== null && checksum !== checksumOf([id, position, document])) {
    throw new ChecksumMismatch(`the checksum of document ${id} does not match`);
  }
  return { id, position, document: JSON.parse(document) as Document };
};
