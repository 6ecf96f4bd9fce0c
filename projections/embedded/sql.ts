import { decodeCursor } from "#projections/engine/cursor.ts";
import { indexFields, withId } from "#projections/engine/sort-fields.ts";
import type {
  Condition,
  Filter,
  Find,
  Scalar,
  SortField,
} from "#projections/engine/document-store.ts";

/** A fragment of SQL and its parameters. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

type SqlValue = string | number | null;

/** Quotes a name. Names come from the program, never from input, so any other text is a bug. */
export const identifier = (name: string): string => {
  if (!/^[a-zA-Z][a-zA-Z0-9_-]*$/.test(name)) throw new Error(`Not a name: ${name}`);
  return `"${name}"`;
};

/**
 * The SQL expression of a document's field. Indexes and queries must use the same text, or SQLite
 * uses no index.
 */
const fieldExpression = (field: string): string => {
  if (field === "$position") return "position";
  if (field === "$id") return "id";
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(field)) throw new Error(`Not a field: ${field}`);
  return `json_extract(document, '$.${field}')`;
};

/** `json_extract` returns 1 and 0 for true and false. */
const sqlValue = (value: Scalar): SqlValue => (typeof value === "boolean" ? Number(value) : value);

/** With `IS ?` SQLite would use no index that leaves out missing values. */
const equalSql = (expression: string, value: SqlValue): Sql =>
  value === null
    ? { text: `${expression} IS NULL`, values: [] }
    : { text: `${expression} = ?`, values: [value] };

const conditionSql = (field: string, condition: Condition): Sql => {
  const expression = fieldExpression(field);
  if ("eq" in condition) return equalSql(expression, sqlValue(condition.eq));
  if ("gt" in condition && "lt" in condition) {
    const values = [sqlValue(condition.gt), sqlValue(condition.lt)];
    return { text: `${expression} > ? AND ${expression} < ?`, values };
  }
  if ("gt" in condition) return { text: `${expression} > ?`, values: [sqlValue(condition.gt)] };
  if ("lt" in condition) return { text: `${expression} < ?`, values: [sqlValue(condition.lt)] };
  if ("in" in condition) {
    return {
      text: `${expression} IN (${condition.in.map(() => "?").join(", ")})`,
      values: condition.in.map(sqlValue),
    };
  }
  return all(
    condition.contains.map((word) => ({ text: `instr(${expression}, ?) > 0`, values: [word] })),
  );
};

const all = (parts: readonly Sql[]): Sql => ({
  text: parts.length === 0 ? "1" : parts.map(({ text }) => `(${text})`).join(" AND "),
  values: parts.flatMap(({ values }) => values),
});

export const filterSql = (where: Filter = {}): Sql =>
  all(Object.entries(where).map(([field, condition]) => conditionSql(field, condition)));

/** One field of a sort order. SQLite sorts missing values before all others. */
interface SortPart {
  readonly expression: string;
  readonly down: boolean;
}

const completeSort = (sort: readonly SortField[] = []): readonly SortPart[] =>
  withId(sort).map(({ field, direction }) => ({
    expression: fieldExpression(field),
    down: direction === "down",
  }));

const orderSql = (sort: readonly SortPart[]): string =>
  sort.map(({ expression, down }) => `${expression}${down ? " DESC" : ""}`).join(", ");

export const indexName = (collection: string, fields: readonly string[]): string =>
  `${collection}_by_${fields.join("_").replace(/[$?]/, "").replaceAll("-", "down_")}`;

/** Creates an index over fields, which are written as in a CollectionSpec. */
export const indexSql = (collection: string, fields: readonly string[]): string => {
  const sort = completeSort(indexFields(fields));
  const [first] = sort;
  const condition = fields[0]?.startsWith("?") ? ` WHERE ${first?.expression} IS NOT NULL` : "";
  return (
    `CREATE INDEX IF NOT EXISTS ${identifier(indexName(collection, fields))} ` +
    `ON ${identifier(collection)} (${orderSql(sort)})${condition}`
  );
};

/** The values after `value` in one direction, as consecutive ranges of an index. */
const laterSql = (
  { expression, down }: SortPart,
  value: SqlValue,
): readonly (Sql & { readonly isEqual: boolean })[] => {
  if (value === null) {
    return down ? [] : [{ text: `${expression} IS NOT NULL`, values: [], isEqual: false }];
  }
  // Every document has an id.
  return down && expression !== "id"
    ? [
        { text: `${expression} < ?`, values: [value], isEqual: false },
        { text: `${expression} IS NULL`, values: [], isEqual: true },
      ]
    : [{ text: `${expression} ${down ? "<" : ">"} ?`, values: [value], isEqual: false }];
};

/** A range of a list, and the fields by which it still has to be sorted. */
interface Range {
  readonly condition: Sql;
  readonly sort: readonly SortPart[];
}

/**
 * The documents after a cursor, as ordered ranges: those equal in all fields but the last and later
 * in that one, then those equal in one field less, and so on. A single condition with OR would make
 * SQLite scan from the start to the cursor.
 */
const rangesAfter = (sort: readonly SortPart[], cursor: string): readonly Range[] => {
  const values = decodeCursor(cursor, sort.length).map(sqlValue);
  return sort
    .map((part, index) => {
      const equal = sort
        .slice(0, index)
        .map(({ expression }, before) => equalSql(expression, values[before] ?? null));
      return laterSql(part, values[index] ?? null).map((later) => ({
        condition: all([...equal, later]),
        // Omits the fields that are equal in a range: SQLite would not detect that it need not sort
        // by them.
        sort: sort.slice(later.isEqual ? index + 1 : index),
      }));
    })
    .reverse()
    .flat();
};

/**
 * The statements that return a page together, run one after the other until it is full. Each lacks
 * its last value, the number of documents wanted. One document more than the page holds shows
 * whether another page follows.
 */
export const findSql = (
  collection: string,
  { where, sort, cursor }: Omit<Find, "limit">,
): readonly Sql[] => {
  const parts = completeSort(sort);
  const ranges = cursor ? rangesAfter(parts, cursor) : [{ condition: all([]), sort: parts }];
  return ranges.map((range) => {
    const { text, values } = all([filterSql(where), range.condition]);
    return {
      text:
        `SELECT * FROM ${identifier(collection)} ` +
        `WHERE ${text} ORDER BY ${orderSql(range.sort)} LIMIT ?`,
      values,
    };
  });
};
