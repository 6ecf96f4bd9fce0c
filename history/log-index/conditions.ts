import type { Database } from "better-sqlite3";
import type { HistoryFilter } from "../entry.ts";
import { chosenVariant, isFirstVariant } from "#domain/values/variant-choice.ts";
import { categories } from "../category.ts";
import { startOf, units } from "../shop-clock.ts";
import { scopeOf } from "./schema.ts";
import type { Terms } from "./terms.ts";

/** A condition on an entry: a column and its allowed numbers. */
export interface Condition {
  readonly column: string;
  readonly values: readonly number[];
  /** Of a product: only the events about the variant that has its id. */
  readonly own?: true;
}

/** A filter in the index's own numbers. */
export interface Conditions {
  /**
   * The condition that matches the fewest entries, through a database index; null if there are only
   * time conditions or none.
   */
  readonly driver: Condition | null;
  readonly others: readonly Condition[];
  /** Milliseconds, inclusive; null for no bound. */
  readonly from: number | null;
  readonly to: number | null;
  /** The range of event numbers that covers this time range. */
  readonly first: number;
  readonly last: number;
  /**
   * Which stored counts can answer the filter: the text of a scope, or null for all events.
   * Undefined if entries must be counted individually.
   */
  readonly scope: string | null | undefined;
}

/** These columns match few entries, whatever the value. */
const fewByNature: ReadonlySet<string> = new Set(["order_id", "correlation"]);

/** Entries are counted up to this limit; beyond it, all drivers are equally good. */
const countedAtMost = 100_000;

/** Converts filters into conditions; null if nothing can match. */
export const createConditions = (
  database: Database,
  terms: Terms,
): ((filter: HistoryFilter) => Conditions | null) => {
  const bounds = database.prepare<
    [number, number],
    { readonly first: number | null; readonly last: number | null }
  >("SELECT min(first) AS first, max(last) AS last FROM hours WHERE start BETWEEN ? AND ?");
  const categoriesOf = database
    .prepare<[number], number>("SELECT category FROM categories_of_types WHERE type = ?")
    .pluck();
  const ordersOf = database
    .prepare<[string], number>("SELECT id FROM orders WHERE number = ?")
    .pluck();

  const ordersNamed = (order: string): readonly number[] => {
    const byNumber = ordersOf.all(order.toUpperCase());
    const id = terms.known(order);
    return id === null ? byNumber : [...new Set([...byNumber, id])];
  };

  /** Searching the entries of a type that has none of the categories would scan all of them. */
  const canBeAbout = (type: string, wanted: HistoryFilter["categories"]): boolean => {
    const id = terms.known(type);
    if (!wanted || wanted.length === 0 || id === null) return true;
    return categoriesOf
      .all(id)
      .some((category) => wanted.includes(categories[category] ?? "other"));
  };

  /** The number of entries that match a condition, counted up to a limit. */
  const entriesOf = ({ column, values }: Condition): number => {
    const from = column === "product" ? "entry_products" : "entries";
    const count = database
      .prepare<[number, number], number>(
        `SELECT count(*) FROM (SELECT 1 FROM ${from} WHERE ${column} = ? LIMIT ?)`,
      )
      .pluck();
    return values.reduce((sum, value) => sum + (count.get(value, countedAtMost) ?? 0), 0);
  };

  const bestDriver = (conditions: readonly Condition[]): Condition | null => {
    const [first = null] = conditions;
    if (conditions.length < 2 || first === null || fewByNature.has(first.column)) return first;
    return conditions.reduce(
      (fewest, each) => {
        const entries = entriesOf(each);
        return entries < fewest.entries ? { each, entries } : fewest;
      },
      { each: first, entries: Number.POSITIVE_INFINITY },
    ).each;
  };

  /** The order matters: of equally good conditions, the first becomes the driver. */
  const conditionsOf = (filter: HistoryFilter): readonly Condition[] => {
    const { stream, order, correlationId, productId, actorId, types, province } = filter;
    const one = (column: string, text: string | null | undefined): Condition[] =>
      text ? [{ column, values: numbersOf([text]) }] : [];
    const numbersOf = (texts: readonly string[]) =>
      texts.map((text) => terms.known(text)).filter((id) => id !== null);
    const conditions: Condition[] = [];
    conditions.push(...one("stream", stream));
    if (order) conditions.push({ column: "order_id", values: ordersNamed(order) });
    if (correlationId) conditions.push({ column: "correlation", values: [] });
    const variant = productId ? chosenVariant(productId) : null;
    if (variant !== null) {
      conditions.push({ column: "product", values: numbersOf([variant]), own: true });
    } else conditions.push(...one("product", productId));
    conditions.push(...one("actor", actorId));
    if (types && types.length > 0) {
      const possible = types.filter((type) => canBeAbout(type, filter.categories));
      conditions.push({ column: "type", values: numbersOf(possible) });
    }
    conditions.push(...one("province", province));
    if (filter.categories && filter.categories.length > 0) {
      conditions.push({
        column: "category",
        values: [...new Set(filter.categories)].map((category) => categories.indexOf(category)),
      });
    }
    return conditions;
  };

  return (filter) => {
    const conditions = conditionsOf(filter);
    if (conditions.some(({ column, values }) => column !== "correlation" && values.length === 0)) {
      return null;
    }
    const from = filter.from ? Date.parse(filter.from) : null;
    const to = filter.to ? Date.parse(filter.to) : null;
    const { first, last } = bounds.get(
      from === null ? Number.MIN_SAFE_INTEGER : startOf(from, units.hour),
      to === null ? Number.MAX_SAFE_INTEGER : startOf(to, units.hour),
    ) ?? { first: null, last: null };
    if (first === null || last === null) return null;
    const driver = bestDriver(conditions);
    const others = conditions.filter((each) => each !== driver);
    return { driver, others, from, to, first, last, scope: scopeIn(filter) };
  };
};

/** The scope whose counts answer a filter: null for all events; undefined if none does. */
const scopeIn = (filter: HistoryFilter): string | null | undefined => {
  const { stream, order, correlationId, productId, actorId, province } = filter;
  if (stream || order || correlationId) return undefined;
  // A first variant has no counts of its own, because its id is the product's.
  if (productId && isFirstVariant(productId)) return undefined;
  const scopes = [
    ...(productId ? [scopeOf.product(productId)] : []),
    ...(actorId ? [scopeOf.actor(actorId)] : []),
    ...(province ? [scopeOf.province(province)] : []),
  ];
  return scopes.length > 1 ? undefined : (scopes[0] ?? null);
};
