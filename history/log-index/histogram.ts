import type { Database } from "better-sqlite3";
import { clockAheadMinutes } from "#domain/constants.ts";
import type { HistoryFilter } from "../entry.ts";
import type { Histogram } from "../histogram.ts";
import { categories } from "../category.ts";
import { momentOf, startOf, units } from "../shop-clock.ts";
import { lengthFor } from "./bucket-length.ts";
import { conditionSql, drivenSql } from "./index-reader.ts";
import { everything } from "./schema.ts";
import { openTerms } from "./terms.ts";
import { createConditions, type Conditions } from "./conditions.ts";

/** A time range and its division into intervals. */
export interface HistogramQuery {
  readonly filter: HistoryFilter;
  /** Milliseconds, inclusive. */
  readonly from: number;
  readonly to: number;
  /** Maximum number of intervals. */
  readonly buckets: number;
}

/**
 * Maximum number of entries counted individually, for filter combinations without precomputed
 * counts.
 */
const countedAtMost = 200_000;

interface Row {
  readonly bucket: number;
  readonly category: number;
  readonly events: number;
}

/** Counts events by time and category, using the counts stored when the index was written. */
export const createHistograms = (database: Database): ((query: HistogramQuery) => Histogram) => {
  const terms = openTerms(database);
  const conditionsOf = createConditions(database, terms);

  const fromCounts = (query: HistogramQuery, { scope }: Conditions, length: number): Row[] => {
    const { types, categories: wanted } = query.filter;
    const scopeId = scope ? terms.known(scope) : everything;
    if (scopeId === null) return [];
    const unit = length < units.hour ? units.minute : units.hour;
    const ids = (types ?? []).map((type) => terms.known(type)).filter((id) => id !== null);
    const ofCategories = (wanted ?? []).map((category) => categories.indexOf(category));
    const only = (column: string, values: readonly number[]) =>
      values.length === 0 ? "" : ` AND ${column} IN (${values.join(", ")})`;
    return database
      .prepare<unknown[], Row>(
        `SELECT (start * ${unit}) / ${length} AS bucket, category, sum(events) AS events FROM counts ` +
          `WHERE scope = ? AND unit = ? AND start BETWEEN ? AND ?${only("type", ids)}${only("category", ofCategories)} ` +
          "GROUP BY bucket, category",
      )
      .all(scopeId, unit, startOf(query.from, unit), startOf(query.to, unit));
  };

  const fromEntries = (query: HistogramQuery, conditions: Conditions, length: number): Row[] => {
    const { driver } = conditions;
    const rest = conditionSql(conditions, query.filter);
    const values = driver && driver.column !== "correlation" ? driver.values : [undefined];
    return values.flatMap((value) => {
      const driven = drivenSql(driver, value, query.filter);
      const where = [...driven.where, ...rest.texts].join(" AND ");
      return database
        .prepare<unknown[], Row>(
          `SELECT (at / 60000 + ${clockAheadMinutes}) / ${length} AS bucket, category, count(*) AS events FROM ` +
            `(SELECT e.at, e.category FROM ${driven.from} WHERE ${where} LIMIT ${countedAtMost}) GROUP BY bucket, category`,
        )
        .all(...driven.values, ...rest.values);
    });
  };

  return (query) => {
    const length = lengthFor(query.from, query.to, query.buckets);
    const within = {
      from: new Date(query.from).toISOString(),
      to: new Date(query.to).toISOString(),
    };
    const filter = { ...query.filter, ...within };
    const conditions = conditionsOf(filter);
    const rows = !conditions
      ? []
      : conditions.scope === undefined || (conditions.scope !== null && length < units.hour)
        ? fromEntries({ ...query, filter }, conditions, length)
        : fromCounts(query, conditions, length);
    const totals = categories.map(() => 0);
    const buckets = new Map<number, number[]>();
    for (const { bucket, category, events } of rows) {
      const counts = buckets.get(bucket) ?? categories.map(() => 0);
      counts[category] = (counts[category] ?? 0) + events;
      totals[category] = (totals[category] ?? 0) + events;
      buckets.set(bucket, counts);
    }
    return {
      bucketMs: length * 60_000,
      buckets: [...buckets]
        .sort(([a], [b]) => a - b)
        .map(([bucket, counts]) => ({
          at: new Date(momentOf(bucket, length)).toISOString(),
          counts,
        })),
      totals,
    };
  };
};
