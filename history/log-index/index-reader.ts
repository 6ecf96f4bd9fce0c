import type { Database } from "better-sqlite3";
import type { Role } from "#domain/ports.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import type { HistoryEntry, HistoryFilter, HistoryPage, IndexStatus } from "../entry.ts";
import { categories } from "../category.ts";
import { nameWithOptions } from "#domain/product/variants.ts";
import { sortKey } from "#domain/values/sort-key.ts";
import { firstVariantChoice } from "#domain/values/variant-choice.ts";
import { momentOf, startOf, units } from "../shop-clock.ts";
import { openTerms } from "./terms.ts";
import { createConditions, type Condition, type Conditions } from "./conditions.ts";

/** A product or variant by name. */
export interface NamedProduct {
  /** The id that chooses it in filters and changes. */
  readonly id: string;
  readonly name: string;
  /** Its only variant; null for a product with options as a whole. */
  readonly variantId: string | null;
}

/** Which of the matching entries to return. */
export interface PageQuery {
  readonly filter: HistoryFilter;
  /**
   * `older` returns the entries before `number`, newest first; `newer` those after it, oldest
   * first.
   */
  readonly direction: "older" | "newer";
  /** Null for the end of the log, or its start. */
  readonly number: number | null;
  readonly limit: number;
  /** With `older`: only entries after this number. */
  readonly beyond?: number;
}

/** Queries of an index. All of them use a database index; none scans the whole log. */
export interface IndexReader {
  page(query: PageQuery): HistoryPage;
  status(): IndexStatus;
  /** Null if there is no event with this number. */
  entry(number: number): HistoryEntry | null;
  /** The number of the last event up to a position; 0 if there is none. */
  numberAt(position: string): number;
  /** The number of the last event up to an instant in milliseconds; 0 if there is none. */
  numberAtInstant(instant: number): number;
  /** The number of an event of a stream; null if it is not indexed. */
  numberIn(stream: string, revision: number): number | null;
  /** IDs of the orders with a number or an ID. A number may belong to several orders. */
  orderIds(order: string): readonly string[];
  /** Products and their variants by name, at most `limit`. */
  products(limit: number): readonly NamedProduct[];
}

interface Row {
  readonly number: number;
  readonly position: string;
  readonly stream: number;
  readonly revision: number;
  readonly category: number;
  readonly type: number;
  readonly actor: number;
  readonly role: string;
  readonly at: number;
  readonly order_id: number | null;
  readonly correlation: string;
  readonly causation: string;
  readonly words: string;
}

export const createIndexReader = (database: Database): IndexReader => {
  const terms = openTerms(database);
  const conditionsOf = createConditions(database, terms);
  const byNumber = database.prepare<[number], Row>("SELECT * FROM entries WHERE number = ?");
  const upTo = database
    .prepare<[string], number>(
      "SELECT number FROM entries WHERE position <= ? ORDER BY position DESC LIMIT 1",
    )
    .pluck();
  const inHoursBefore = database
    .prepare<[number], number | null>("SELECT max(last) FROM hours WHERE start < ?")
    .pluck();
  const withinHour = database
    .prepare<[number, number], number | null>(
      "SELECT max(number) FROM entries WHERE at BETWEEN ? AND ?",
    )
    .pluck();
  const inStream = database
    .prepare<[number, number], number>(
      "SELECT number FROM entries WHERE stream = ? AND revision = ?",
    )
    .pluck();
  const ordersNumbered = database
    .prepare<[string], string>(
      "SELECT terms.text FROM orders JOIN terms ON terms.id = orders.id WHERE orders.number = ?",
    )
    .pluck();
  const order = database.prepare<[number], number>("SELECT id FROM orders WHERE id = ?").pluck();
  database.function("sort_key", { deterministic: true }, (text) => sortKey(String(text)));
  const named = database.prepare<
    [number],
    { readonly id: string; readonly name: string; readonly options: string | null }
  >(
    'SELECT terms.text AS id, name, CASE WHEN v.product = v.id THEN v."values" END AS options ' +
      "FROM products JOIN terms ON terms.id = products.id LEFT JOIN variants v ON v.id = products.id " +
      "ORDER BY sort_key(name), terms.text LIMIT ?",
  );
  const last = database.prepare<[], Row>("SELECT * FROM entries ORDER BY number DESC LIMIT 1");
  const span = database.prepare<
    [],
    { readonly first: number | null; readonly last: number | null }
  >("SELECT (SELECT min(at) FROM entries) AS first, (SELECT max(at) FROM entries) AS last");

  const entryOf = (row: Row): HistoryEntry => ({
    number: row.number,
    position: row.position,
    stream: terms.text(row.stream),
    revision: row.revision,
    category: categories[row.category] ?? "other",
    type: terms.text(row.type),
    words: row.words,
    actorId: terms.text(row.actor),
    role: row.role as Role,
    occurredAt: new Date(row.at).toISOString(),
    correlationId: row.correlation,
    causationId: row.causation,
    orderNumber: row.order_id === null ? null : orderNumber(terms.text(row.order_id)),
  });

  return {
    page({ limit, ...query }) {
      const conditions = conditionsOf(query.filter);
      if (!conditions) return { entries: [], more: false };
      const { sql, values } = pageSql(conditions, { ...query, limit: limit + 1 });
      const rows = database.prepare<unknown[], Row>(sql).all(...values);
      return { entries: rows.slice(0, limit).map(entryOf), more: rows.length > limit };
    },
    status() {
      const newest = last.get();
      const { first = null, last: latest = null } = span.get() ?? {};
      const text = (at: number | null) => (at === null ? null : new Date(at).toISOString());
      return {
        events: newest?.number ?? 0,
        position: newest?.position ?? null,
        first: text(first),
        last: text(latest),
      };
    },
    entry(number) {
      const row = byNumber.get(number);
      return row ? entryOf(row) : null;
    },
    numberAt: (position) => upTo.get(position) ?? 0,
    numberAtInstant(instant) {
      const hour = startOf(instant, units.hour);
      return Math.max(
        inHoursBefore.get(hour) ?? 0,
        withinHour.get(momentOf(hour, units.hour), instant) ?? 0,
      );
    },
    numberIn(stream, revision) {
      const id = terms.known(stream);
      return id === null ? null : (inStream.get(id, revision) ?? null);
    },
    orderIds(wanted) {
      const numbered = ordersNumbered.all(wanted.toUpperCase());
      if (numbered.length > 0) return numbered;
      const id = terms.known(wanted);
      return id !== null && order.get(id) !== undefined ? [wanted] : [];
    },
    products: (limit) =>
      named.all(limit).flatMap(({ id, name, options }): readonly NamedProduct[] =>
        options
          ? [
              { id, name, variantId: null },
              {
                id: firstVariantChoice(id),
                name: nameWithOptions(name, options.split(",")),
                variantId: id,
              },
            ]
          : [{ id, name, variantId: id }],
      ),
  };
};

/** The column that sorts the entries of a driver by their number. */
const keyOf = (driver: Condition | null): string =>
  driver?.column === "product" ? "d.number" : "e.number";

/** The conditions of a filter, except its driver, as SQL with its values. */
export const conditionSql = (
  { driver, others, from, to, first, last }: Conditions,
  { correlationId }: HistoryFilter,
): { readonly texts: readonly string[]; readonly values: readonly unknown[] } => {
  const texts = [`${keyOf(driver)} BETWEEN ? AND ?`];
  const values: unknown[] = [first, last];
  for (const condition of others) {
    if (condition.column === "correlation") {
      texts.push("e.correlation = ?");
      values.push(correlationId);
    } else if (condition.column === "product") {
      texts.push(
        `EXISTS (SELECT 1 FROM entry_products p WHERE p.product = ? AND p.number = e.number${condition.own ? " AND p.own = 1" : ""})`,
      );
      values.push(...condition.values);
    } else {
      // The plus sign stops SQLite from choosing another index than the driver's.
      texts.push(`+e.${condition.column} IN (${condition.values.map(() => "?").join(", ")})`);
      values.push(...condition.values);
    }
  }
  if (from !== null) {
    texts.push("+e.at >= ?");
    values.push(from);
  }
  if (to !== null) {
    texts.push("+e.at <= ?");
    values.push(to);
  }
  return { texts, values };
};

/** The SQL source of a driver's entries, sorted by number. */
export const drivenSql = (
  driver: Condition | null,
  value: number | undefined,
  filter: HistoryFilter,
): {
  readonly from: string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
} => {
  if (!driver) return { from: "entries e", where: [], values: [] };
  if (driver.column === "product") {
    return {
      from: "entry_products d JOIN entries e ON e.number = d.number",
      where: ["d.product = ?", ...(driver.own ? ["d.own = 1"] : [])],
      values: [value],
    };
  }
  return {
    from: "entries e",
    where: [`e.${driver.column} = ?`],
    values: [driver.column === "correlation" ? filter.correlationId : value],
  };
};

const pageSql = (
  conditions: Conditions,
  { filter, direction, number, limit, beyond: floor = 0 }: PageQuery,
): { readonly sql: string; readonly values: readonly unknown[] } => {
  const { driver } = conditions;
  // The cursor replaces one of the two bounds. With an additional condition, SQLite would scan
  // everything between the bound and the end of the log.
  const cursor =
    number === null ? {} : direction === "older" ? { last: number - 1 } : { first: number + 1 };
  const rest = conditionSql(
    {
      ...conditions,
      first: Math.max(conditions.first, floor + 1, cursor.first ?? 0),
      last: Math.min(conditions.last, cursor.last ?? conditions.last),
    },
    filter,
  );
  const sort = direction === "older" ? "DESC" : "ASC";
  // The stream index is sorted by revision, which has the same order as the number.
  const order = driver?.column === "stream" ? "e.revision" : keyOf(driver);
  const values: unknown[] = [];
  // One subquery per value of the driver: each is sorted by number through its index and stops at
  // the limit.
  const pieces = (driver && driver.column !== "correlation" ? driver.values : [undefined]).map(
    (value) => {
      const driven = drivenSql(driver, value, filter);
      values.push(...driven.values, ...rest.values, limit);
      const where = [...driven.where, ...rest.texts].join(" AND ");
      return `SELECT * FROM (SELECT e.* FROM ${driven.from} WHERE ${where} ORDER BY ${order} ${sort} LIMIT ?)`;
    },
  );
  return {
    sql: `SELECT * FROM (${pieces.join(" UNION ALL ")}) ORDER BY number ${sort} LIMIT ?`,
    values: [...values, limit],
  };
};
