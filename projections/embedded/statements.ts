import type { Database, Statement } from "better-sqlite3";
import { identifier } from "./sql.ts";

/** A document as it is stored. */
export interface Row {
  readonly id: string;
  readonly position: string;
  readonly document: string;
}

interface CollectionStatements {
  readonly get: Statement<[string], Row>;
  readonly position: Statement<[string], string>;
  readonly put: Statement<[string, string, string]>;
}

/** Statements that are prepared once. */
export interface Statements {
  prepared(text: string): Statement;
  /** Those of a collection, whose texts are long enough to be put together only once. */
  of(collection: string): CollectionStatements;
  /** Prepares all of them anew: a table they are about is going away. */
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
        get: database.prepare(`SELECT id, position, document FROM ${table} WHERE id = ?`),
        position: database
          .prepare<[string], string>(`SELECT position FROM ${table} WHERE id = ?`)
          .pluck(),
        put: database.prepare(
          `INSERT INTO ${table} (id, position, document) VALUES (?, ?, ?) ` +
            "ON CONFLICT (id) DO UPDATE SET position = excluded.position, document = excluded.document " +
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
