import type { Database } from "better-sqlite3";
import type { ShopEvent } from "#domain/events.ts";
import type { Checkpoint } from "#event-store/event-store.ts";
import { knownTypes } from "#event-store/upcasters.ts";
import { orderNumber } from "#projections/orders/order-number.ts";
import { categoryOf, categories } from "../category.ts";
import { eventText, unknownEventText } from "../event-text.ts";
import { createEventCounts } from "./event-counts.ts";
import { createFactWriter } from "./fact-rows.ts";
import { orderOf, productsOf } from "./event-subjects.ts";
import type { IndexedEvent } from "../indexed-event.ts";
import { everything, scopeOf } from "./schema.ts";
import { createStateWriter } from "./shop-states.ts";
import { createProductNameWriter } from "./product-names.ts";
import { openTerms } from "./terms.ts";

/** Writes events into an index, in log order. */
export interface IndexWriter {
  /**
   * Adds a batch in one transaction, skipping events that are already indexed. Returns the number
   * of indexed events.
   */
  add(events: readonly IndexedEvent[]): number;
  /** The last indexed position; null for an empty index. */
  checkpoint(): Checkpoint | null;
}

export const createIndexWriter = (database: Database): IndexWriter => {
  const terms = openTerms(database);
  const counting = createEventCounts(database);
  const states = createStateWriter(database, terms);
  const facts = createFactWriter(database, terms);
  const names = createProductNameWriter(database, terms);
  const checkpointRow = database.prepare<
    [],
    { readonly position: string; readonly lastEvent: string }
  >('SELECT position, last_event AS "lastEvent" FROM checkpoint WHERE only = 1');
  const saveCheckpoint = database.prepare<[string, string]>(
    "INSERT INTO checkpoint (only, position, last_event) VALUES (1, ?, ?) ON CONFLICT (only) " +
      "DO UPDATE SET position = excluded.position, last_event = excluded.last_event",
  );
  const checkpoint = (): Checkpoint | null => {
    const row = checkpointRow.get();
    return row ? { ...row, lastEvent: JSON.parse(row.lastEvent) as Checkpoint["lastEvent"] } : null;
  };
  const lastNumber = database.prepare<[], number | null>("SELECT max(number) FROM entries").pluck();
  const insert = database.prepare(
    "INSERT INTO entries (number, position, stream, revision, category, type, actor, role, at, order_id, province, " +
      "correlation, causation, words) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const insertProduct = database.prepare(
    "INSERT INTO entry_products (product, number, own) VALUES (?, ?, ?)",
  );
  const provinceOfOrder = database
    .prepare<[number], number | null>("SELECT province FROM orders WHERE id = ?")
    .pluck();
  const saveOrder = database.prepare<[number, string, number | null]>(
    "INSERT INTO orders (id, number, province) VALUES (?, ?, ?) " +
      "ON CONFLICT (id) DO UPDATE SET province = excluded.province",
  );
  const withProvince = database.prepare<
    [number],
    {
      readonly at: number;
      readonly category: number;
      readonly type: number;
      readonly province: number;
    }
  >("SELECT at, category, type, province FROM entries WHERE order_id = ? AND province IS NOT NULL");
  const clearProvince = database.prepare<[number]>(
    "UPDATE entries SET province = NULL WHERE order_id = ? AND province IS NOT NULL",
  );

  const wordsOf = ({ stream, type, data }: IndexedEvent): string => {
    if (!Object.hasOwn(knownTypes, type)) return unknownEventText;
    try {
      return eventText(stream, { type, data } as ShopEvent, names);
    } catch {
      // An event with invalid content must not block all others.
      return unknownEventText;
    }
  };

  const forgetProvince = (order: number): void => {
    for (const { at, category, type, province } of withProvince.all(order)) {
      const scope = terms.id(scopeOf.province(terms.text(province)));
      counting.count(scope, { at, category, type }, -1);
    }
    facts.forgetRegion(order);
    clearProvince.run(order);
  };

  const addOne = (event: IndexedEvent, number: number): void => {
    const { stream, type, actorId } = event;
    const renamed = names.add(event);
    const orderId = orderOf(event);
    const order = orderId === null ? null : terms.id(orderId);
    let province: number | null = null;
    if (orderId !== null && order !== null) {
      const before = provinceOfOrder.get(order);
      province = event.province ? terms.id(event.province) : (before ?? null);
      if (type === "OrderBuyerErased") {
        province = null;
        forgetProvince(order);
      }
      if (before === undefined || before !== province) {
        saveOrder.run(order, orderNumber(orderId), province);
      }
    }
    const at = Date.parse(event.occurredAt);
    const counted = { at, category: categories.indexOf(categoryOf(stream)), type: terms.id(type) };
    insert.run(
      ...[number, event.position, terms.id(stream), event.revision, counted.category, counted.type],
      ...[terms.id(actorId), event.role, at, order, province],
      ...[event.correlationId, event.causationId, wordsOf(event)],
    );
    const products = productsOf(event);
    for (const { id, own } of products) insertProduct.run(terms.id(id), number, own ? 1 : 0);
    facts.add(number, event, { effects: states.add(number, event), province, renamed });
    counting.note(at, number);
    counting.count(everything, counted, 1);
    counting.count(terms.id(scopeOf.actor(actorId)), counted, 1);
    for (const { id } of products) counting.count(terms.id(scopeOf.product(id)), counted, 1);
    if (province !== null) {
      counting.count(terms.id(scopeOf.province(terms.text(province))), counted, 1);
    }
  };

  const addAll = database.transaction((events: readonly IndexedEvent[]): number => {
    const before = checkpoint()?.position ?? null;
    let number = lastNumber.get() ?? 0;
    for (const event of events) {
      if (before !== null && event.position <= before) continue;
      number += 1;
      addOne(event, number);
    }
    counting.save();
    states.save();
    const last = events.at(-1);
    if (last && (before === null || last.position > before)) {
      const { id, stream, revision } = last;
      saveCheckpoint.run(last.position, JSON.stringify({ id, stream, revision }));
    }
    return number;
  });

  return {
    checkpoint,
    add(events) {
      try {
        const number = addAll.immediate(events);
        // Overwritten personal data must not remain in any file.
        if (events.some(({ type }) => type === "OrderBuyerErased")) {
          database.pragma("wal_checkpoint(TRUNCATE)");
        }
        return number;
      } catch (error) {
        terms.forget();
        counting.forget();
        states.forget();
        throw error;
      }
    },
  };
};
