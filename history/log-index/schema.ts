import { join } from "node:path";
import Database from "better-sqlite3";
import { deleteDatabase } from "#event-store/embedded/delete-database.ts";
import { isDamaged } from "#event-store/embedded/disk-failure.ts";
import { firstLastingKind, orderFacts, placing } from "../reports/fact.ts";

/**
 * Path of the index in a data directory. The file can be deleted at any time and is rebuilt from
 * the log.
 */
export const indexPath = (dataDir: string): string => join(dataDir, "history.db");

/**
 * Increase with every change of the stored content, including event texts. An index of another
 * version is rebuilt.
 */
const version = 24;

const schema = `
  CREATE TABLE checkpoint (
    only       INTEGER PRIMARY KEY CHECK (only = 1),
    position   TEXT NOT NULL,
    last_event TEXT NOT NULL
  ) STRICT;
  CREATE TABLE terms (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE entries (
    number      INTEGER PRIMARY KEY,
    position    TEXT    NOT NULL,
    stream      INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    category    INTEGER NOT NULL,
    type        INTEGER NOT NULL,
    actor       INTEGER NOT NULL,
    role        TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    order_id    INTEGER,
    province    INTEGER,
    correlation TEXT    NOT NULL,
    causation   TEXT    NOT NULL,
    words       TEXT    NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX entries_position ON entries (position);
  CREATE UNIQUE INDEX entries_stream ON entries (stream, revision);
  CREATE INDEX entries_category ON entries (category);
  CREATE INDEX entries_type ON entries (type);
  CREATE INDEX entries_actor ON entries (actor);
  CREATE INDEX entries_order ON entries (order_id) WHERE order_id IS NOT NULL;
  CREATE INDEX entries_province ON entries (province) WHERE province IS NOT NULL;
  CREATE INDEX entries_correlation ON entries (correlation);
  CREATE INDEX entries_at ON entries (at);
  CREATE TABLE entry_products (
    product INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    own     INTEGER NOT NULL,
    PRIMARY KEY (product, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE orders (
    id       INTEGER PRIMARY KEY,
    number   TEXT    NOT NULL,
    province INTEGER
  ) STRICT;
  CREATE INDEX orders_number ON orders (number);
  CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE variants (id INTEGER PRIMARY KEY, product INTEGER NOT NULL, "values" TEXT NOT NULL) STRICT;
  CREATE INDEX variants_of_product ON variants (product);
  CREATE TABLE counts (
    scope    INTEGER NOT NULL,
    unit     INTEGER NOT NULL,
    start    INTEGER NOT NULL,
    category INTEGER NOT NULL,
    type     INTEGER NOT NULL,
    events   INTEGER NOT NULL,
    PRIMARY KEY (scope, unit, start, category, type)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE categories_of_types (
    type     INTEGER NOT NULL,
    category INTEGER NOT NULL,
    PRIMARY KEY (type, category)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE hours (start INTEGER PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL) STRICT;
  CREATE TABLE offers (
    variant  INTEGER PRIMARY KEY,
    product  INTEGER NOT NULL,
    archived INTEGER NOT NULL,
    sold     INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX offers_of_product ON offers (product);
  CREATE TABLE effects (
    number  INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    kind    INTEGER NOT NULL,
    subject INTEGER NOT NULL,
    x       INTEGER NOT NULL,
    y       INTEGER NOT NULL,
    PRIMARY KEY (number, place)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX effects_subject ON effects (subject, kind, number);
  CREATE TABLE keyframes (number INTEGER PRIMARY KEY, state TEXT NOT NULL) STRICT;
  CREATE TABLE facts (
    number  INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    kind    INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    subject INTEGER NOT NULL,
    other   INTEGER NOT NULL,
    region  INTEGER NOT NULL,
    x       INTEGER NOT NULL,
    y       INTEGER NOT NULL,
    PRIMARY KEY (number, place)
  ) STRICT, WITHOUT ROWID;
  -- Holds whole facts, so that those of one order are read together.
  CREATE INDEX facts_of_order ON facts (subject, number, place, kind, at, other, region, x, y)
    WHERE kind BETWEEN ${orderFacts.first} AND ${orderFacts.last};
  CREATE INDEX facts_placing ON facts (at, number, subject)
    WHERE kind = ${placing.kind} AND other = ${placing.other};
  CREATE INDEX facts_named ON facts (kind, subject, number) WHERE kind >= ${firstLastingKind};
  PRAGMA user_version = ${version};
`;

/** Page cache during a build, in kB. Four times as much was no faster with 600,000 events. */
const cacheKb = 8_000;

const open = (path: string): Database.Database => {
  const database = new Database(path);
  try {
    database.pragma("journal_mode = WAL");
    // Writes lost in a crash are read from the log again.
    database.pragma("synchronous = NORMAL");
    database.pragma("secure_delete = ON");
    database.pragma(`cache_size = -${cacheKb}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** Deletes the index, including all personal references in it. It is rebuilt from the log. */
export const deleteIndex = (dataDir: string): void => deleteDatabase(indexPath(dataDir));

/** Opens the index. Creates a new one if it is missing, damaged or of another version. */
export const openIndexFile = (dataDir: string): Database.Database => {
  let database: Database.Database;
  try {
    database = open(indexPath(dataDir));
  } catch (error) {
    if (!isDamaged(error)) throw error;
    deleteIndex(dataDir);
    database = open(indexPath(dataDir));
  }
  const found = database.pragma("user_version", { simple: true });
  if (found === version) return database;
  if (found !== 0) {
    database.close();
    deleteIndex(dataDir);
    database = open(indexPath(dataDir));
  }
  database
    .transaction(() => {
      // Another process may have created it in the meantime.
      if (database.pragma("user_version", { simple: true }) === 0) database.exec(schema);
    })
    .immediate();
  return database;
};

/** The scope of all events; other scopes are terms. */
export const everything = 0;

/** Terms of the scopes for which events are counted separately. */
export const scopeOf = {
  actor: (id: string) => `actor ${id}`,
  product: (id: string) => `product ${id}`,
  province: (name: string) => `province ${name}`,
} as const;
