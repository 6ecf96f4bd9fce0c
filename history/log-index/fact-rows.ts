import type { Database } from "better-sqlite3";
import type { Effect } from "../shop-state/effect.ts";
import { factKinds, factsOf, firstLastingKind, type Fact, type FactKind } from "../reports/fact.ts";
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
export type LastingKind = "late" | "named" | "category" | "product-named" | "driver" | "zone-named";

/** SQLite uses the partial index only if the query repeats its condition. */
const isLasting = `kind >= ${firstLastingKind}`;

/** Reads the stored facts for reports. */
export interface FactReader {
  /** Facts of some kinds after one event and up to another, in log order. */
  between(kinds: readonly FactKind[], after: number, upTo: number): readonly Fact[];
  /** All facts of a lasting kind up to an event. */
  lasting(kind: LastingKind, upTo: number): readonly Fact[];
  /** The last fact of a lasting kind about a subject up to an event. */
  lastOf(kind: LastingKind, subject: number, upTo: number): Fact | null;
  /** An order as submitted. Region 0 and no products if its submission is not indexed. */
  submittedOrder(order: number): SubmittedOrder;
}

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

const columns = "number, kind, at, subject, other, region, x, y";

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
      `SELECT ${columns} FROM facts WHERE ${isLasting} AND kind = ? AND number <= ? ORDER BY number`,
    )
    .raw();
  const last = database
    .prepare<[kind: number, subject: number, upTo: number], Row>(
      `SELECT ${columns} FROM facts WHERE ${isLasting} AND kind = ? AND subject = ? AND number <= ? ` +
        "ORDER BY number DESC LIMIT 1",
    )
    .raw();
  const ofOrder = database
    .prepare<[order: number], Row>(
      "SELECT f.number, f.kind, f.at, f.subject, f.other, f.region, f.x, f.y FROM entries e " +
        "JOIN facts f ON f.number = e.number WHERE e.order_id = ? " +
        `AND f.kind IN (${orderKinds.map((kind) => factKinds.indexOf(kind)).join(", ")})`,
    )
    .raw();
  return {
    submittedOrder(order) {
      const facts = ofOrder.all(order).map(factIn);
      return {
        region: facts.find(({ kind }) => kind === "submitted")?.region ?? 0,
        products: facts.filter(({ kind }) => kind === "line").map(({ subject }) => subject),
      };
    },
    between: (kinds, after, upTo) =>
      database
        .prepare<[number, number], Row>(
          `SELECT ${columns} FROM facts WHERE number > ? AND number <= ? ` +
            `AND kind IN (${kinds.map((kind) => factKinds.indexOf(kind)).join(", ")}) ORDER BY number, place`,
        )
        .raw()
        .all(after, upTo)
        .map(factIn),
    lasting: (kind, upTo) => lastingUpTo.all(factKinds.indexOf(kind), upTo).map(factIn),
    lastOf(kind, subject, upTo) {
      const row = last.get(factKinds.indexOf(kind), subject, upTo);
      return row ? factIn(row) : null;
    },
  };
};
