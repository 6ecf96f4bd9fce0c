import { MongoBulkWriteError, type Collection } from "mongodb";
import type { Position } from "#domain/ports.ts";

/** A stored document, and its position in the log. */
export interface StoredRow {
  readonly _id: string;
  readonly position: Position;
  readonly document?: object;
}

/**
 * Compatible servers hold resources for each write until the command ends. FerretDB hangs
 * permanently at a hundred.
 */
const writesPerCommand = 50;

const duplicateKey = 11_000;

/**
 * Stores each row unless the stored one is as new. In any order, with repetitions, and with
 * concurrent writers, the newest row wins. This needs only atomic writes of single documents, which
 * every kind of server has.
 */
export const writeGuarded = async (
  collection: Collection<StoredRow>,
  rows: readonly StoredRow[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += writesPerCommand) {
    await writeSome(collection, rows.slice(from, from + writesPerCommand));
  }
};

const writeSome = async (
  collection: Collection<StoredRow>,
  rows: readonly StoredRow[],
): Promise<void> => {
  let left = rows;
  let stored: ReadonlyMap<string, Position> = new Map();
  while (left.length > 0) {
    if (await sendAll(collection, left, stored)) return;
    // A stored row was as new, or another writer inserted it meanwhile. Some servers stop at the
    // first conflict.
    stored = await positionsOf(collection, rows);
    left = left.filter(({ _id, position }) => position > (stored.get(_id) ?? ""));
  }
};

/**
 * False if an existing row conflicted with an insert. Rows are never deleted, so a row that is
 * known to be stored needs no insert and cannot conflict.
 */
const sendAll = async (
  collection: Collection<StoredRow>,
  rows: readonly StoredRow[],
  stored: ReadonlyMap<string, Position>,
): Promise<boolean> => {
  try {
    await collection.bulkWrite(
      rows.map(({ _id, ...replacement }) => ({
        replaceOne: {
          filter: { _id, position: { $lt: replacement.position } },
          replacement,
          upsert: !stored.has(_id),
        },
      })),
      { ordered: false },
    );
    return true;
  } catch (error) {
    if (error instanceof MongoBulkWriteError && onlyDuplicates(error)) return false;
    throw error;
  }
};

const onlyDuplicates = ({ writeErrors, result }: MongoBulkWriteError): boolean => {
  const errors = [writeErrors].flat();
  return (
    errors.length > 0 &&
    errors.every(({ code }) => code === duplicateKey) &&
    result.getWriteConcernError() === undefined
  );
};

const positionsOf = async (
  collection: Collection<StoredRow>,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<string, Position>> => {
  const found = await collection
    .find({ _id: { $in: rows.map(({ _id }) => _id) } }, { projection: { position: 1 } })
    .toArray();
  return new Map(found.map(({ _id, position }) => [_id, position]));
};
