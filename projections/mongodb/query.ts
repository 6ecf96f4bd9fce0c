import type { Document, Sort } from "mongodb";
import { decodeCursor } from "#projections/engine/cursor.ts";
import { indexFields, withId } from "#projections/engine/sort-fields.ts";
import type {
  Condition,
  Filter,
  Find,
  Scalar,
  SortField,
} from "#projections/engine/document-store.ts";

/** Path of a document's field in the stored row. */
export const pathOf = (field: string): string => {
  if (field === "$position") return "position";
  if (field === "$id") return "_id";
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(field)) throw new Error(`Not a field: ${field}`);
  return `document.${field}`;
};

const conditionQuery = (path: string, condition: Condition): Document => {
  // Null equals a missing field, as in SQL.
  if ("eq" in condition) return { [path]: { $eq: condition.eq } };
  if ("gt" in condition && "lt" in condition) {
    return { [path]: { $gt: condition.gt, $lt: condition.lt } };
  }
  if ("gt" in condition) return { [path]: { $gt: condition.gt } };
  if ("lt" in condition) return { [path]: { $lt: condition.lt } };
  // `in` never matches null. It does not in SQL either, and both adapters must agree.
  if ("in" in condition) return { [path]: { $in: condition.in.filter((each) => each !== null) } };
  return all(condition.contains.map((word) => ({ [path]: { $regex: literally(word) } })));
};

/** A pattern for literal text. A zero byte would end the pattern, and a word is user input. */
const literally = (word: string): string =>
  word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll("\0", "\\x00");

const all = (parts: readonly Document[]): Document =>
  parts.length === 0 ? {} : { $and: [...parts] };

export const filterQuery = (where: Filter = {}): Document =>
  all(Object.entries(where).map(([field, condition]) => conditionQuery(pathOf(field), condition)));

const completeSort = (sort: readonly SortField[] = []) =>
  withId(sort).map(({ field, direction }) => ({ path: pathOf(field), direction }));

const keysOf = (fields: ReturnType<typeof completeSort>): Readonly<Record<string, 1 | -1>> =>
  Object.fromEntries(fields.map(({ path, direction }) => [path, direction === "up" ? 1 : -1]));

/** Null and missing fields sort first ascending, last descending. */
const laterQuery = (path: string, direction: SortField["direction"], value: Scalar): Document => {
  if (direction === "up") return { [path]: value === null ? { $ne: null } : { $gt: value } };
  return value === null
    ? { [path]: { $in: [] } }
    : { $or: [{ [path]: { $lt: value } }, { [path]: { $eq: null } }] };
};

/**
 * The documents after a cursor: later in the first field, or equal there and later in the second,
 * and so on.
 */
const afterCursorQuery = (sort: readonly SortField[] = [], cursor: string): Document => {
  const fields = completeSort(sort);
  const values = decodeCursor(cursor, fields.length);
  const valueAt = (index: number): Scalar => values[index] ?? null;
  return {
    $or: fields.map(({ path, direction }, index) =>
      all([
        ...fields
          .slice(0, index)
          .map((each, before) => ({ [each.path]: { $eq: valueAt(before) } })),
        laterQuery(path, direction, valueAt(index)),
      ]),
    ),
  };
};

/** One page and one more document, which shows whether another page follows. */
export const findQuery = ({ where, sort, limit, cursor }: Find) => ({
  filter: cursor ? all([filterQuery(where), afterCursorQuery(sort, cursor)]) : filterQuery(where),
  sort: keysOf(completeSort(sort)) satisfies Sort,
  limit: limit + 1,
});

/** The index over fields, which are written as in a CollectionSpec. It leaves out no document. */
export const indexKey = (fields: readonly string[]): Readonly<Record<string, 1 | -1>> =>
  keysOf(completeSort(indexFields(fields)));
