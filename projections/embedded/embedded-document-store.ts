import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { readCounts } from "#projections/counts.ts";
import { cursorOf } from "#projections/cursor.ts";
import type {
  DocumentStore,
  Find,
  StoredDocument,
  WriteBatch,
} from "#projections/document-store.ts";
import { createSoleLeases } from "#projections/engine/lease.ts";
import { filterSql, findSql, identifier, indexSql } from "./sql.ts";

interface Row {
  readonly id: string;
  readonly position: string;
  readonly document: string;
}

interface CollectionStatements {
  readonly get: Database.Statement<[string], Row>;
  readonly put: Database.Statement<[string, string, string]>;
}

interface MetadataRow {
  readonly id: string;
  readonly revision: number;
  readonly content: string;
}

/** Path of the read models in a data directory; the file may be deleted while the shop is stopped. */
export const viewsPath = (dataDir: string): string => join(dataDir, "views.db");

export interface EmbeddedDocumentStore extends DocumentStore {
  /** Takes out of the files what was overwritten or deleted. */
  vacuum(): void;
}

/**
 * Read models of one machine: an SQLite file with one table of JSON documents a collection. A commit need not reach
 * the disk before it is answered, because whatever is lost is folded again from the log.
 */
export const openEmbeddedDocumentStore = (dataDir: string): EmbeddedDocumentStore => {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(viewsPath(dataDir));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("secure_delete = ON");
  database.exec(
    "CREATE TABLE IF NOT EXISTS checkpoints (projection TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;" +
      "CREATE TABLE IF NOT EXISTS notes " +
      "(id TEXT PRIMARY KEY, revision INTEGER NOT NULL, content TEXT NOT NULL) STRICT",
  );
  return storeOf(database);
};

/**
 * Opens the read models of a data directory for reading, whether or not a shop runs there; nothing can be written through
 * it. Null where there are none.
 */
export const lookIntoDocuments = (
  dataDir: string,
): Omit<
  DocumentStore,
  "ensureCollections" | "claim" | "writeBatch" | "drop" | "putMetadata" | "leases"
> | null =>
  existsSync(viewsPath(dataDir))
    ? storeOf(new Database(viewsPath(dataDir), { readonly: true, fileMustExist: true }))
    : null;

const storeOf = (database: Database.Database): EmbeddedDocumentStore => {
  const statements = new Map<string, Database.Statement>();
  const prepared = (text: string): Database.Statement => {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    statements.set(text, statement);
    return statement;
  };

  /** The statements of a collection, whose texts are long enough to be put together only once. */
  const collections = new Map<string, CollectionStatements>();
  const statementsOf = (collection: string): CollectionStatements => {
    const known = collections.get(collection);
    if (known) return known;
    const table = identifier(collection);
    const made: CollectionStatements = {
      get: database.prepare(`SELECT id, position, document FROM ${table} WHERE id = ?`),
      put: database.prepare(
        `INSERT INTO ${table} (id, position, document) VALUES (?, ?, ?) ` +
          "ON CONFLICT (id) DO UPDATE SET position = excluded.position, document = excluded.document " +
          "WHERE excluded.position > position",
      ),
    };
    collections.set(collection, made);
    return made;
  };

  // Tokens are for stores that several processes write.
  const writeAll = database.transaction(({ counts = [], writes, checkpoints }: WriteBatch) => {
    for (const { collection, id, document, position } of [...counts, ...writes]) {
      statementsOf(collection).put.run(id, position, JSON.stringify(document));
    }
    // Each has its own row and all are written with one statement.
    prepared(
      "INSERT INTO checkpoints (projection, position) SELECT key, value FROM json_each(?) WHERE true " +
        "ON CONFLICT (projection) DO UPDATE SET position = excluded.position",
    ).run(JSON.stringify(checkpoints));
  });

  const checkpointOf = (projection: string): string | null => {
    const row = prepared("SELECT position FROM checkpoints WHERE projection = ?").get(projection);
    return (row as { readonly position: string } | undefined)?.position ?? null;
  };

  const getMany = async <Document>(collection: string, ids: readonly string[]) => {
    const statement = statementsOf(collection).get;
    const found = new Map<string, StoredDocument<Document>>();
    for (const id of new Set(ids)) {
      const row = statement.get(id);
      if (row) found.set(id, storedDocument<Document>(row));
    }
    return found;
  };

  return {
    async ensureCollections(collections) {
      for (const { name, indexes } of collections) {
        const table = identifier(name);
        database.exec(
          `CREATE TABLE IF NOT EXISTS ${table} ` +
            "(id TEXT PRIMARY KEY, position TEXT NOT NULL, document TEXT NOT NULL) STRICT",
        );
        for (const fields of indexes) database.exec(indexSql(name, fields));
      }
    },

    getMany,

    async find<Document>(collection: string, find: Find) {
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
    },

    async count(collection, where) {
      const { text, values } = filterSql(where);
      const statement = prepared(
        `SELECT count(*) AS count FROM ${identifier(collection)} WHERE ${text}`,
      );
      return (statement.get(...values) as { readonly count: number }).count;
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

    claim: async (projection) => checkpointOf(projection),

    async writeBatch(batch) {
      writeAll.immediate(batch);
    },

    async drop(collection) {
      statements.clear();
      collections.clear();
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
      database.pragma("wal_checkpoint(TRUNCATE)");
    },

    async close() {
      database.close();
    },
  };
};

const storedDocument = <Document>({ id, position, document }: Row): StoredDocument<Document> => ({
  id,
  position,
  document: JSON.parse(document) as Document,
});
