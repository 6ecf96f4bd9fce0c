import type { Database, Statement } from "better-sqlite3";
import { identifier } from "./sql.ts";

/** A stored document. */
export interface Row {
  readonly id: string;
  readonly position: string;
  /** JSON. */
  readonly document: string;
  /** Null or missing in rows of older releases. */
  readonly checksum?: number | null;
}

interface CollectionStatements {
  readonly get: Statement<[string], Row>;
  readonly position: Statement<[string], string>;
  readonly put: Statement<[string, string, string, number]>;
}

/** Cached prepared statements. */
export interface Statements {
  prepared(text: string): Statement;
  /** The statements of a collection. Their texts are long, so they are built once. */
  of(collection: string): CollectionStatements;
  /** Prepares all statements again, because one of their tables is about to be dropped. */
  forget(): void;
}

export const createStatements = (database: Database): Statements => {
  const statements = new Map<string, Statement>();
  const collections = new Map<string, CollectionStatements>();
  return {
    prepared(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    of(collection) {
      const known = collections.get(collection);
      if (known) return known;
      const table = identifier(collection);
      const made: CollectionStatements = {
        get: database.prepare(`SELECT * FROM ${table} WHERE id = ?`),
        position: database
          .prepare<[string], string>(`SELECT position FROM ${table} WHERE id = ?`)
          .pluck(),
        put: database.prepare(
          `INSERT INTO ${table} (id, position, document, checksum) VALUES (?, ?, ?, ?) ` +
            "ON CONFLICT (id) DO UPDATE SET position = excluded.position, " +
            "document = excluded.document, checksum = excluded.checksum " +
            "WHERE excluded.position > position",
        ),
      };
      collections.set(collection, made);
      return made;
    },
    forget() {
      statements.clear();
      collections.clear();
    },
  };
};
