import type { Database, Statement } from "better-sqlite3";
import type { Effect } from "../shop-state/effect.ts";
import {
  factKinds,
  factsOf,
  firstLastingKind,
  orderFacts,
  placing,
  type Fact,
  type FactKind,
} from "../reports/fact.ts";
import { orderKinds, type SubmittedOrder } from "../reports/scoped-fold.ts";
import type { IndexedEvent } from "../indexed-event.ts";
import type { Renamed } from "./product-names.ts";
import type { Terms } from "./terms.ts";

/** Stores facts for reports, within the transaction of the index writer. */
export interface FactWriter {
  add(
    number: number,
    event: IndexedEvent,
    known: {
      readonly effects: readonly Effect[];
      readonly province: number | null;
      readonly renamed: readonly Renamed[];
    },
  ): void;
  /** Removes the province from all facts about an order. */
  forgetRegion(order: number): void;
}

/** Whether the facts of an event are about one order: its own events, and those of its run. */
const isOfOrder = ({ stream }: IndexedEvent): boolean => /^(?:order|run)-/.test(stream);

export const createFactWriter = (database: Database, terms: Terms): FactWriter => {
  const insert = database.prepare<number[]>(
    "INSERT INTO facts (number, place, kind, at, subject, other, region, x, y) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const clearRegion = database.prepare<[number]>(
    "UPDATE facts SET region = 0 WHERE region <> 0 AND number IN (SELECT number FROM entries WHERE order_id = ?)",
  );
  return {
    add(number, event, { effects, province, renamed }) {
      const at = Date.parse(event.occurredAt);
      factsOf(event, { effects, renamed }, terms.id).forEach(
        ({ kind, subject, other = 0, x = 0, y = 0 }, place) => {
          const region = isOfOrder(event) ? (province ?? 0) : 0;
          const row = [number, place, factKinds.indexOf(kind), at, subject, other, region, x, y];
          insert.run(...row);
        },
      );
    },
    forgetRegion: (order) => void clearRegion.run(order),
  };
};

/** Kinds whose facts stay valid until the next fact about the same subject. */
export type LastingKind =
  | "late"
  | "named"
  | "category"
  | "product-named"
  | "driver"
  | "zone-named"
  | "category-named";

/** SQLite uses the partial index only if the query repeats its condition. */
const isLasting = `kind >= ${firstLastingKind}`;

/** Reads the stored facts for reports. */
export interface FactReader {
  /** Facts of some kinds after one event and up to another, in log order. */
  between(kinds: readonly FactKind[], after: number, upTo: number): readonly Fact[];
  /**
   * The next orders that were placed or refused after a moment and up to a time, in the order of
   * time. `next` is the moment to continue after; null at the end.
   */
  placedOrders(
    after: Moment,
    to: number,
    upTo: number,
  ): { readonly orders: readonly number[]; readonly next: Moment | null };
  /** Returns a reader of facts of some kinds about an order or a run. They are in log order. */
  ofSubject(kinds: readonly FactKind[]): (orderOrRun: number, upTo: number) => readonly Fact[];
  /** All facts of a lasting kind up to an event. */
  lasting(kind: LastingKind, upTo: number): readonly Fact[];
  /** The last fact of a lasting kind about a subject up to an event. */
  lastOf(kind: LastingKind, subject: number, upTo: number): Fact | null;
  /** An order as submitted. Region 0 and no products if its submission is not indexed. */
  submittedOrder(order: number): SubmittedOrder;
}

/** A place among the events in the order of their time. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of an event. */
  readonly number: number;
}

/** Orders per step of a report; their facts take about 5 ms. */
const ordersInStep = 250;

type Row = readonly [
  number: number,
  kind: number,
  at: number,
  subject: number,
  other: number,
  region: number,
  x: number,
  y: number,
];

const columns = "f.number, f.kind, f.at, f.subject, f.other, f.region, f.x, f.y";

const factIn = ([number, kind, at, subject, other, region, x, y]: Row): Fact => ({
  number,
  kind: factKinds[kind] ?? "named",
  at,
  subject,
  other,
  region,
  x,
  y,
});

export const createFactReader = (database: Database): FactReader => {
  const lastingUpTo = database
    .prepare<[kind: number, upTo: number], Row>(
      `SELECT ${columns} FROM facts f WHERE ${isLasting} AND kind = ? AND number <= ? ORDER BY number`,
    )
    .raw();
  const last = database
    .prepare<[kind: number, subject: number, upTo: number], Row>(
      `SELECT ${columns} FROM facts f WHERE ${isLasting} AND kind = ? AND subject = ? AND number <= ? ` +
        "ORDER BY number DESC LIMIT 1",
    )
    .raw();
  /** A statement for the facts of some kinds. Prepared once for the same kinds. */
  const select = <Values extends readonly unknown[]>(from: string) => {
    const prepared = new Map<string, Statement<[...Values], Row>>();
    return (kinds: readonly FactKind[]) => {
      const numbers = kinds.map((kind) => factKinds.indexOf(kind)).join(", ");
      const known = prepared.get(numbers);
      if (known) return known;
      const sql = `SELECT ${columns} FROM ${from} AND f.kind IN (${numbers}) ORDER BY f.number, f.place`;
      const statement = database.prepare<[...Values], Row>(sql).raw();
      prepared.set(numbers, statement);
      return statement;
    };
  };
  const between = select<[after: number, upTo: number]>(
    "facts f WHERE f.number > ? AND f.number <= ?",
  );
  // SQLite uses the partial index only if the query repeats its condition.
  const ofSubject = select<[orderOrRun: number, upTo: number]>(
    `facts f WHERE f.kind BETWEEN ${orderFacts.first} AND ${orderFacts.last} ` +
      "AND f.subject = ? AND f.number <= ?",
  );
  const ofOrder = select<[order: number]>(
    "entries e CROSS JOIN facts f ON f.number = e.number WHERE e.order_id = ?",
  );
  const placed = database.prepare<
    [at: number, number: number, to: number, upTo: number, limit: number],
    Moment & { readonly subject: number }
  >(
    `SELECT at, number, subject FROM facts WHERE kind = ${placing.kind} AND other = ${placing.other} ` +
      "AND (at, number) > (?, ?) AND at <= ? AND number <= ? ORDER BY at, number LIMIT ?",
  );
  return {
    submittedOrder(order) {
      const facts = ofOrder(orderKinds).all(order).map(factIn);
      return {
        region: facts.find(({ kind }) => kind === "submitted")?.region ?? 0,
        products: facts.filter(({ kind }) => kind === "line").map(({ subject }) => subject),
      };
    },
    between: (kinds, after, upTo) => between(kinds).all(after, upTo).map(factIn),
    placedOrders({ at, number }, to, upTo) {
      const found = placed.all(at, number, to, upTo, ordersInStep);
      const next = found.length < ordersInStep ? null : (found.at(-1) ?? null);
      return { orders: found.map(({ subject }) => subject), next };
    },
    ofSubject(kinds) {
      const statement = ofSubject(kinds);
      return (orderOrRun, upTo) => statement.all(orderOrRun, upTo).map(factIn);
    },
    lasting: (kind, upTo) => lastingUpTo.all(factKinds.indexOf(kind), upTo).map(factIn),
    lastOf(kind, subject, upTo) {
      const row = last.get(factKinds.indexOf(kind), subject, upTo);
      return row ? factIn(row) : null;
    },
  };
};
