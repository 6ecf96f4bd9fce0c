import type { CategoryId } from "#domain/category/events.ts";
import { productIdOf, variantNumberOf } from "#domain/values/variant-id.ts";
import type { Database } from "better-sqlite3";
import { orderNumber } from "#projections/orders/order-number.ts";
import type { Names, ReportFold, ReportKind, ReportRange } from "../reports/report.ts";
import type { ReportScope } from "../reports/report-scope.ts";
import { nameOfZone } from "../reports/zone-name.ts";
import { scopedFold, scopeNote, scopedTables, orderKinds } from "../reports/scoped-fold.ts";
import { firstVariantChoice } from "#domain/values/variant-choice.ts";
import { reports, type Report, type ReportQuery } from "../reports/reports.ts";
import { momentOf, startOf, units } from "../shop-clock.ts";
import { createFactReader, type Moment } from "./fact-rows.ts";
import { openLookups } from "./lookups.ts";
import { createStateReader } from "./shop-states.ts";
import { openTerms } from "./terms.ts";

/** The result of one step of a report. */
export type ReportStep =
  /** What was read so far and in total, in events or in the range's time. */
  | { readonly read: number; readonly of: number }
  | { readonly report: Report }
  /** The report was discarded, or the index was restarted. */
  | { readonly gone: true };

/** Builds reports in steps, so that other calls of the index run in between. */
export interface ReportCalls {
  /** Returns the ID of the report; null if nothing happened in the range. */
  beginReport(query: ReportQuery): number | null;
  continueReport(id: number): ReportStep;
  endReport(id: number): null;
}

/** Events per step; a step takes about 5 ms. */
const eventsInStep = 5000;

/**
 * Maximum number of unfinished reports. Beyond it the oldest is discarded, because its caller has
 * left.
 */
const maxRunning = 20;

/** How far before the range a report reads, in milliseconds. */
const lookBack = (reads: ReportKind["reads"], length: number): number => {
  if (typeof reads !== "string") return reads.before;
  return reads === "orders" ? length + 1 : 0;
};

const scopeOf = ({ province = null, category = null }: ReportQuery): ReportScope => ({
  province,
  category,
});

const sumsByProduct = ({ byProduct = false }: ReportQuery, { sumsVariants }: ReportKind): boolean =>
  byProduct && sumsVariants === true;

/** Reads the value of each id once. */
const readOnce = <Value>(read: (id: number) => Value): ((id: number) => Value) => {
  const known = new Map<number, Value>();
  return (id) => {
    const value = known.get(id);
    if (value !== undefined || known.has(id)) return value as Value;
    const found = read(id);
    known.set(id, found);
    return found;
  };
};

/** Reads the next part of a report's facts. Returns its progress; null if everything was read. */
type ReadMore = () => { readonly read: number; readonly of: number } | null;

interface RunningReport {
  readonly query: ReportQuery;
  readonly kind: ReportKind;
  readonly range: ReportRange;
  readonly fold: ReportFold;
  readonly readMore: ReadMore;
}

export const createReportCalls = (database: Database): ReportCalls => {
  const terms = openTerms(database);
  const facts = createFactReader(database);
  const states = createStateReader(database);
  const running = new Map<number, RunningReport>();
  let lastId = 0;

  const hourly = (sql: string) => database.prepare<[number], number | null>(sql).pluck();
  const firstHour = hourly("SELECT min(start) FROM hours WHERE first <= ?");
  const lastHour = hourly("SELECT max(start) FROM hours WHERE first <= ?");
  const inHour = (choice: "min" | "max") =>
    database
      .prepare<[number, number, number], number | null>(
        `SELECT ${choice}(at) FROM entries WHERE at BETWEEN ? AND ? AND number <= ?`,
      )
      .pluck();
  const [earliest, latest] = [inHour("min"), inHour("max")];
  const numbersBetween = database.prepare<
    [number, number, number],
    { readonly first: number | null; readonly last: number | null }
  >(
    "SELECT min(first) AS first, max(last) AS last FROM hours WHERE start BETWEEN ? AND ? AND first <= ?",
  );
  const { timeOf } = openLookups(database);

  /** The first and last instant of all events up to a number; null if there are none. */
  const spanUpTo = (number: number) => {
    const [first, last] = [firstHour.get(number), lastHour.get(number)];
    if (first == null || last == null) return null;
    const hour = (start: number) =>
      [momentOf(start, units.hour), momentOf(start + 1, units.hour) - 1, number] as const;
    const [from, to] = [earliest.get(...hour(first)), latest.get(...hour(last))];
    return from == null || to == null ? null : { from, to };
  };

  /** The numbers that enclose a report's facts: the one before the first, and the last. */
  const eventsOf = (
    { reads }: ReportKind,
    { from, to }: { from: number; to: number },
    n: number,
  ) => {
    if (reads === "log") return { first: 0, last: n };
    const back = from - lookBack(reads, to - from);
    const hours = [startOf(back, units.hour), startOf(to, units.hour), n] as const;
    const { first, last } = numbersBetween.get(...hours) ?? { first: null, last: null };
    if (first === null || last === null) return null;
    return { first: Math.min(first - 1, n), last: reads === "range" ? Math.min(last, n) : n };
  };

  const nameAt = (number: number, kind: "named" | "product-named", subject: number): string => {
    const name = facts.lastOf(kind, subject, number)?.other;
    return (name === undefined ? "" : terms.text(name)) || terms.text(subject);
  };

  const variantAt = (number: number, variant: number) => {
    const id = terms.text(variant);
    const name = nameAt(number, "named", variant);
    const isFirst = variantNumberOf(id) === 1 && name !== nameAt(number, "product-named", variant);
    return { id: isFirst ? firstVariantChoice(id) : id, name };
  };

  /** The names at an event. Each is read once, because a report asks for it in every row. */
  const namesAt = (number: number, byProduct: boolean): Names => ({
    row: readOnce((row) =>
      byProduct
        ? { id: terms.text(row), name: nameAt(number, "product-named", row) }
        : variantAt(number, row),
    ),
    variant: readOnce((variant) => variantAt(number, variant)),
    region: readOnce((region) => (region === 0 ? null : terms.text(region) || null)),
    zone: readOnce((zone) => {
      const id = terms.text(zone);
      const name = facts.lastOf("zone-named", zone, number)?.other;
      return name === undefined ? nameOfZone(id) : terms.text(name);
    }),
    order: (order) => orderNumber(terms.text(order)),
    promoCode: readOnce((code) => terms.text(code)),
    run: readOnce((run) => terms.text(run)),
    driver: readOnce((run) => terms.text(facts.lastOf("driver", run, number)?.other ?? 0) || null),
  });

  /** The English name of a category at an event. The id of a default category is its first name. */
  const categoryName = (category: CategoryId | null, upTo: number): string | null => {
    const known = category === null ? null : terms.known(category);
    const name = known === null ? undefined : facts.lastOf("category-named", known, upTo)?.other;
    return name === undefined ? category : terms.text(name);
  };

  const reportOf = ({ query, kind, range, fold }: RunningReport): Report => {
    const scope = scopeOf(query);
    const byProduct = sumsByProduct(query, kind);
    const { finding, note, tables } = fold.result(namesAt(query.number, byProduct));
    return {
      ...scope,
      byProduct,
      name: query.name,
      title: kind.title,
      number: query.number,
      occurredAt: timeOf(query.number) ?? new Date(0).toISOString(),
      from: new Date(range.from).toISOString(),
      to: new Date(range.to).toISOString(),
      finding,
      note:
        [
          scopeNote({ ...scope, category: categoryName(scope.category, query.number) }),
          byProduct ? "Sums the variants of each product." : null,
          note,
        ]
          .filter((each) => each !== null)
          .join(" ") || null,
      tables: scopedTables(tables, scope),
    };
  };

  /** The product that a variant belongs to. */
  const ofProduct = readOnce((variant) => terms.known(productIdOf(terms.text(variant))) ?? variant);

  /** Whether a product or variant belonged to a category at an event. */
  const ofCategory = (category: string, upTo: number) => {
    const wanted = terms.known(category);
    return readOnce(
      (product) => facts.lastOf("category", ofProduct(product), upTo)?.other === wanted,
    );
  };

  /** The opening state and the facts that a report needs, reduced by its scope. */
  const begun = (kind: ReportKind, query: ReportQuery, range: ReportRange) => {
    const { province, category } = scopeOf(query);
    if (province === null && category === null) {
      return { fold: kind.begin(range), kinds: kind.kinds };
    }
    const isOfCategory = category === null ? null : ofCategory(category, query.number);
    const opening = () => {
      const all = [...range.opening().products];
      return { products: new Map(all.filter(([id]) => isOfCategory?.(id) ?? true)) };
    };
    const fold = kind.begin({ ...range, opening });
    // A province that is not in the index matches no order.
    const region = province === null ? null : (terms.known(province) ?? -1);
    const { submittedOrder } = facts;
    return {
      fold: scopedFold(fold, kind.kinds, { region, isOfCategory, submittedOrder }),
      kinds: [...new Set([...kind.kinds, ...orderKinds])],
    };
  };

  /** Reads the facts of consecutive events. */
  const readEvents = (
    { fold, kinds }: ReturnType<typeof begun>,
    { first, last }: { readonly first: number; readonly last: number },
  ): ReadMore => {
    let read = first;
    return () => {
      if (read >= last) return null;
      const upTo = Math.min(read + eventsInStep, last);
      for (const fact of facts.between(kinds, read, upTo)) fold.add(fact);
      read = upTo;
      return { read: upTo - first, of: last - first };
    };
  };

  /** Reads the facts of the orders that were placed in a range of time, and of their runs. */
  const readOrders = (
    { fold, kinds }: ReturnType<typeof begun>,
    { from, to }: { readonly from: number; readonly to: number },
    n: number,
  ): ReadMore => {
    const factsOf = facts.ofSubject(kinds);
    const runs = new Set<number>();
    let after: Moment | null = { at: from, number: 0 };
    return () => {
      if (after === null) return null;
      const page = facts.placedOrders(after, to, n);
      for (const order of page.orders) {
        for (const fact of factsOf(order, n)) {
          fold.add(fact);
          const isStop = fact.kind === "stop-delivered" || fact.kind === "stop-failed";
          if (!isStop || runs.has(fact.other)) continue;
          runs.add(fact.other);
          for (const ofRun of factsOf(fact.other, n)) fold.add(ofRun);
        }
      }
      after = page.next;
      return { read: (after?.at ?? to) - from, of: to - from };
    };
  };

  return {
    beginReport(query) {
      const kind = reports[query.name];
      const whole = spanUpTo(query.number);
      if (!whole) return null;
      const from = Math.max(query.from ?? whole.from, whole.from);
      const to = Math.min(query.to ?? whole.to, whole.to);
      const events = from <= to ? eventsOf(kind, { from, to }, query.number) : null;
      if (!events) return null;
      const range: ReportRange = {
        from,
        to,
        number: query.number,
        now: whole.to,
        opening: () => states.at(events.first),
        rowOf: sumsByProduct(query, kind) ? ofProduct : (variant) => variant,
      };
      const reading = begun(kind, query, range);
      const { fold } = reading;
      if (kind.kinds.includes("late")) {
        facts.lasting("late", events.first).forEach((fact) => fold.add(fact));
      }
      lastId += 1;
      const readMore =
        kind.reads === "orders"
          ? readOrders(reading, { from: from - lookBack(kind.reads, to - from), to }, query.number)
          : readEvents(reading, events);
      running.set(lastId, { query, kind, range, fold, readMore });
      for (const oldest of running.keys()) {
        if (running.size <= maxRunning) break;
        running.delete(oldest);
      }
      return lastId;
    },
    continueReport(id) {
      const report = running.get(id);
      if (!report) return { gone: true };
      const progress = report.readMore();
      if (progress) return progress;
      running.delete(id);
      return { report: reportOf(report) };
    },
    endReport(id) {
      running.delete(id);
      return null;
    },
  };
};
