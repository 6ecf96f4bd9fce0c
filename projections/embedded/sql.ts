import { decodeCursor } from "#projections/cursor.ts";
import type { Condition, Filter, Find, Scalar, SortField } from "#projections/document-store.ts";

/** A piece of SQL and its parameters. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

type SqlValue = string | number | null;

/** Names are the program's own, never input; anything else here is a mistake of ours. */
export const identifier = (name: string): string => {
  if (!/^[a-zA-Z][a-zA-Z0-9_-]*$/.test(name)) throw new Error(`Not a name: ${name}`);
  return `"${name}"`;
};

/** The SQL expression of a document's field; the same text in indexes and queries, or no index would be used. */
export const fieldExpression = (field: string): string => {
  if (field === "$position") return "position";
  if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(field)) throw new Error(`Not a field: ${field}`);
  return `json_extract(document, '$.${field}')`;
};

/** `json_extract` gives 1 and 0 for true and false. */
const sqlValue = (value: Scalar): SqlValue => (typeof value === "boolean" ? Number(value) : value);

const conditionSql = (field: string, condition: Condition): Sql => {
  const expression = fieldExpression(field);
  if ("eq" in condition) return { text: `${expression} IS ?`, values: [sqlValue(condition.eq)] };
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

/** Every list ends with the id, so that no two documents share a place. */
const completeSort = (sort: readonly SortField[] = []) => [
  ...sort.map(({ field, direction }) => ({ expression: fieldExpression(field), direction })),
  { expression: "id", direction: "up" as const },
];

/** What comes after a cursor: later in the first field, or equal there and later in the second, and so on. */
const afterCursorSql = (sort: readonly SortField[] = [], cursor: string): Sql => {
  const fields = completeSort(sort);
  const values = decodeCursor(cursor, fields.length).map(sqlValue);
  const alternatives = fields.map(({ expression, direction }, index) =>
    all([
      ...fields.slice(0, index).map((each, before) => ({
        text: `${each.expression} IS ?`,
        values: [values[before] ?? null],
      })),
      laterSql(expression, direction, values[index] ?? null),
    ]),
  );
  return {
    text: alternatives.map(({ text }) => `(${text})`).join(" OR "),
    values: alternatives.flatMap((each) => each.values),
  };
};

/** What stands behind a value in one direction. SQLite sorts what is missing before everything that is there. */
const laterSql = (expression: string, direction: SortField["direction"], value: SqlValue): Sql => {
  if (value === null) {
    return { text: direction === "up" ? `${expression} IS NOT NULL` : "0", values: [] };
  }
  return direction === "up"
    ? { text: `${expression} > ?`, values: [value] }
    : { text: `${expression} < ? OR ${expression} IS NULL`, values: [value] };
};

/** One page of a collection, and one document more, which tells whether another page follows. */
export const findSql = (collection: string, { where, sort, limit, cursor }: Find): Sql => {
  const condition = all([filterSql(where), ...(cursor ? [afterCursorSql(sort, cursor)] : [])]);
  const order = completeSort(sort)
    .map(({ expression, direction }) => `${expression} ${direction === "up" ? "ASC" : "DESC"}`)
    .join(", ");
  return {
    text:
      `SELECT id, position, document FROM ${identifier(collection)} ` +
      `WHERE ${condition.text} ORDER BY ${order} LIMIT ?`,
    values: [...condition.values, limit + 1],
  };
};
