import type { Database } from "better-sqlite3";
import { knownTypes } from "#event-store/upcasters.ts";
import type { HistoryFilter } from "../entry.ts";
import { nouns } from "../noun.ts";
import { startOf, units } from "../shop-clock.ts";
import { scopeOf } from "./schema.ts";
import type { Terms } from "./terms.ts";

/** One thing asked of an entry, as a column and the numbers it may hold. */
export interface Condition {
  readonly column: string;
  readonly values: readonly number[];
}

/** A filter in the index's own numbers. */
export interface Conditions {
  /** Leads to the fewest entries, by an index; null where only time is asked for, or nothing. */
  readonly driver: Condition | null;
  readonly others: readonly Condition[];
  /** Milliseconds, both included; null for no bound. */
  readonly from: number | null;
  readonly to: number | null;
  /** Numbers between which everything of that time lies. */
  readonly first: number;
  readonly last: number;
  /**
   * Where the counts of everything, or of one thing, answer: text of the scope, null for
   * everything. Undefined where entries have to be counted one by one.
   */
  readonly scope: string | null | undefined;
}

/** Whatever else is asked, few entries hold these. */
const fewByNature: ReadonlySet<string> = new Set(["order_id", "correlation"]);

/** Counted so far, what has more entries is as good a driver as any other. */
const countedAtMost = 100_000;

/** Turns filters into conditions; null where nothing can match. */
export const createConditions = (
  database: Database,
  terms: Terms,
): ((filter: HistoryFilter) => Conditions | null) => {
  const bounds = database.prepare<
    [number, number],
    { readonly first: number | null; readonly last: number | null }
  >("SELECT min(first) AS first, max(last) AS last FROM hours WHERE start BETWEEN ? AND ?");
  const nounOfType = database
    .prepare<[number], number>("SELECT noun FROM entries WHERE type = ? LIMIT 1")
    .pluck();
  const ordersOf = database
    .prepare<[string], number>("SELECT id FROM orders WHERE number = ?")
    .pluck();

  const ordersNamed = (order: string): readonly number[] => {
    const byNumber = ordersOf.all(order.toUpperCase());
    const id = terms.known(order);
    return id === null ? byNumber : [...new Set([...byNumber, id])];
  };

  /**
   * Events of a type that the shop knows are all about one noun, so that one of them tells of all.
   */
  const canBeAbout = (type: string, wanted: HistoryFilter["nouns"]): boolean => {
    const id = terms.known(type);
    if (!wanted || wanted.length === 0 || id === null || !Object.hasOwn(knownTypes, type)) {
      return true;
    }
    const noun = nouns[nounOfType.get(id) ?? -1];
    return noun !== undefined && wanted.includes(noun);
  };

  /** Entries of one thing by its index, counted up to a limit. */
  const entriesOf = ({ column, values }: Condition): number => {
    const from = column === "product" ? "entry_products" : "entries";
    const count = database
      .prepare<[number, number], number>(
        `SELECT count(*) FROM (SELECT 1 FROM ${from} WHERE ${column} = ? LIMIT ?)`,
      )
      .pluck();
    return values.reduce((sum, value) => sum + (count.get(value, countedAtMost) ?? 0), 0);
  };

  const fewestOf = (asked: readonly Condition[]): Condition | null => {
    const [first = null] = asked;
    if (asked.length < 2 || first === null || fewByNature.has(first.column)) return first;
    return asked.reduce(
      (fewest, each) => {
        const entries = entriesOf(each);
        return entries < fewest.entries ? { each, entries } : fewest;
      },
      { each: first, entries: Number.POSITIVE_INFINITY },
    ).each;
  };

  /** In this order they are looked at; of equals the first is the driver. */
  const askedOf = (filter: HistoryFilter): readonly Condition[] => {
    const { stream, order, correlationId, productId, actorId, types, province } = filter;
    const one = (column: string, text: string | null | undefined): Condition[] =>
      text ? [{ column, values: numbersOf([text]) }] : [];
    const numbersOf = (texts: readonly string[]) =>
      texts.map((text) => terms.known(text)).filter((id) => id !== null);
    const asked: Condition[] = [];
    asked.push(...one("stream", stream));
    if (order) asked.push({ column: "order_id", values: ordersNamed(order) });
    if (correlationId) asked.push({ column: "correlation", values: [] });
    asked.push(...one("product", productId), ...one("actor", actorId));
    if (types && types.length > 0) {
      const possible = types.filter((type) => canBeAbout(type, filter.nouns));
      asked.push({ column: "type", values: numbersOf(possible) });
    }
    asked.push(...one("province", province));
    if (filter.nouns && filter.nouns.length > 0) {
      asked.push({
        column: "noun",
        values: [...new Set(filter.nouns)].map((noun) => nouns.indexOf(noun)),
      });
    }
    return asked;
  };

  return (filter) => {
    const asked = askedOf(filter);
    if (asked.some(({ column, values }) => column !== "correlation" && values.length === 0)) {
      return null;
    }
    const from = filter.from ? Date.parse(filter.from) : null;
    const to = filter.to ? Date.parse(filter.to) : null;
    const { first, last } = bounds.get(
      from === null ? Number.MIN_SAFE_INTEGER : startOf(from, units.hour),
      to === null ? Number.MAX_SAFE_INTEGER : startOf(to, units.hour),
    ) ?? { first: null, last: null };
    if (first === null || last === null) return null;
    const driver = fewestOf(asked);
    const others = asked.filter((each) => each !== driver);
    return { driver, others, from, to, first, last, scope: scopeIn(filter) };
  };
};

/**
 * The one thing whose events are counted by themselves, where the filter names it and nothing that
 * is not.
 */
const scopeIn = (filter: HistoryFilter): string | null | undefined => {
  const { stream, order, correlationId, productId, actorId, province } = filter;
  if (stream || order || correlationId) return undefined;
  const scopes = [
    ...(productId ? [scopeOf.product(productId)] : []),
    ...(actorId ? [scopeOf.actor(actorId)] : []),
    ...(province ? [scopeOf.province(province)] : []),
  ];
  return scopes.length > 1 ? undefined : (scopes[0] ?? null);
};
