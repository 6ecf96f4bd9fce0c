import { MongoBulkWriteError, type Collection } from "mongodb";
import type { Position } from "#domain/ports.ts";

/** What a collection holds: a document, and how far in the log it has got. */
export interface StoredRow {
  readonly _id: string;
  readonly position: Position;
  readonly document?: object;
}

/** Compatible servers hold resources for each write until the command ends; FerretDB stops for good at a hundred. */
const writesPerCommand = 50;

const duplicateKey = 11_000;

/**
 * Stores each row unless what is there is as new: in any order, any number of times, and by several writers at once,
 * the newest stays. One document's write is atomic on every kind of server, which is all this needs.
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
    // A row was there that was as new, or that another writer made meanwhile; and some servers stop at the first one.
    stored = await positionsOf(collection, rows);
    left = left.filter(({ _id, position }) => position > (stored.get(_id) ?? ""));
  }
};

/**
 * False where some row was in the way of a new one. No row is ever deleted, so a row that is known to be stored needs
 * no insert, and nothing can be in its way.
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
