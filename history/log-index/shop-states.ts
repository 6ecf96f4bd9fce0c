import type { Database } from "better-sqlite3";
import { effectOf, type Effect, type OrderStage, type StagedOrder } from "../shop-state/effect.ts";
import {
  apply,
  emptyState,
  parseState,
  serializeState,
  type ReplayedState,
} from "../shop-state/state.ts";
import {
  isAboutOrder,
  kindNumber,
  unpackMove,
  packed,
  unpacked,
  type EffectRow,
} from "./effect-rows.ts";
import type { IndexedEvent } from "../indexed-event.ts";
import { createOfferWriter } from "./offers.ts";
import { subjectOf } from "./event-subjects.ts";
import type { Terms } from "./terms.ts";

/**
 * Effects between two keyframes. Applying them takes about 5 ms; a keyframe of a busy shop takes
 * 100 kB.
 */
const defaultSpacing = 5000;

/**
 * Stores the effects of events on the whole shop, with keyframes in between, within the transaction
 * of the index writer.
 */
export interface StateWriter {
  /** Returns the effects of the event. */
  add(number: number, event: IndexedEvent): readonly Effect[];
  /** Call at the end of a batch. */
  save(): void;
  /** Call after a rolled-back transaction. */
  forget(): void;
}

export const createStateWriter = (
  database: Database,
  terms: Terms,
  spacing = defaultSpacing,
): StateWriter => {
  const states = createStateReader(database);
  const offers = createOfferWriter(database, terms);
  const insert = database.prepare<number[]>(
    "INSERT INTO effects (number, place, kind, subject, x, y) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const orderBefore = database.prepare<[number], { readonly x: number; readonly y: number }>(
    `SELECT x, y FROM effects WHERE subject = ? AND ${isAboutOrder} ORDER BY number DESC LIMIT 1`,
  );
  const saveKeyframe = database.prepare<[number, string]>(
    "INSERT INTO keyframes (number, state) VALUES (?, ?)",
  );
  const since = database
    .prepare<[number], number>(
      `SELECT count(*) FROM (SELECT 1 FROM effects WHERE number > ? LIMIT ${spacing})`,
    )
    .pluck();
  /** The newest state, and the number of effects since the last keyframe; null until needed. */
  let newest: { readonly state: ReplayedState; beyond: number; number: number } | null = null;

  const current = () => {
    if (newest) return newest;
    const { state, keyframe, number } = states.newest();
    newest = { state, beyond: since.get(keyframe) ?? 0, number };
    return newest;
  };

  const stagedOrder = (order: number): StagedOrder | null => {
    const row = orderBefore.get(order);
    return row ? { stage: unpackMove(row.x).to, cents: row.y } : null;
  };

  return {
    add(number, event) {
      const { type, data, stream } = event;
      if (!/^(?:order|product|stock)-/.test(stream)) return [];
      const subject = terms.id(subjectOf({ stream, data }));
      const before = stream.startsWith("order-") ? stagedOrder(subject) : null;
      const effect = effectOf({ type, data, subject }, before);
      // An offer can be one of several variants.
      const own = effect && effect.kind !== "offer" ? [effect] : [];
      const effects = stream.startsWith("product-") ? [...own, ...offers.add(event)] : own;
      if (effects.length === 0) return effects;
      const latest = current();
      effects.forEach((each, place) => {
        insert.run(number, place, kindNumber[each.kind], each.subject, ...packed(each));
        apply(latest.state, each);
      });
      latest.beyond += effects.length;
      latest.number = number;
      return effects;
    },
    save() {
      if (!newest || newest.beyond < spacing) return;
      saveKeyframe.run(newest.number, serializeState(newest.state));
      newest.beyond = 0;
    },
    forget() {
      newest = null;
    },
  };
};

/** An order's stage before and after a section of the log. */
export interface OrderMove {
  readonly from: OrderStage | null;
  readonly to: OrderStage;
  readonly cents: number;
}

/** The shop at any moment, computed from the previous keyframe and later effects. */
export interface StateReader {
  /**
   * The state after all indexed events, with the numbers of the last effect and of the keyframe it
   * was computed from.
   */
  newest(): { readonly state: ReplayedState; readonly number: number; readonly keyframe: number };
  /** The state after an event. */
  at(number: number): ReplayedState;
  /** Advances a state from one event to a later one, in place. */
  advance(state: ReplayedState, after: number, upTo: number): void;
  /** The moves of each order between two events; null if there are more moves than `limit`. */
  moves(after: number, upTo: number, limit: number): ReadonlyMap<number, OrderMove> | null;
  /** The last effect of a kind on a subject between two events; 0 for none. */
  lastOf(subject: number, kind: Effect["kind"], after: number, upTo: number): number;
}

export const createStateReader = (database: Database): StateReader => {
  const keyframeBefore = database.prepare<
    [number],
    { readonly number: number; readonly state: string }
  >("SELECT number, state FROM keyframes WHERE number <= ? ORDER BY number DESC LIMIT 1");
  const between = database.prepare<[number, number], EffectRow>(
    "SELECT number, kind, subject, x, y FROM effects WHERE number > ? AND number <= ? ORDER BY number, place",
  );
  const orderMoves = database.prepare<[number, number, number], EffectRow>(
    `SELECT number, kind, subject, x, y FROM effects WHERE ${isAboutOrder} AND number > ? AND number <= ? ` +
      "ORDER BY number LIMIT ?",
  );
  const lastOnSubject = database
    .prepare<[number, number, number, number], number | null>(
      "SELECT max(number) FROM effects WHERE subject = ? AND kind = ? AND number > ? AND number <= ?",
    )
    .pluck();

  const replayed = (upTo: number) => {
    const keyframe = keyframeBefore.get(upTo);
    const state = keyframe ? parseState(keyframe.state) : emptyState();
    let number = keyframe?.number ?? 0;
    for (const row of between.iterate(number, upTo)) {
      apply(state, unpacked(row));
      number = row.number;
    }
    return { state, number, keyframe: keyframe?.number ?? 0 };
  };

  return {
    newest: () => replayed(Number.MAX_SAFE_INTEGER),
    at: (number) => replayed(number).state,
    advance(state, after, upTo) {
      for (const row of between.iterate(after, upTo)) apply(state, unpacked(row));
    },
    moves(after, upTo, limit) {
      const moves = new Map<number, OrderMove>();
      let seen = 0;
      for (const row of orderMoves.iterate(after, upTo, limit + 1)) {
        seen += 1;
        if (seen > limit) return null;
        const effect = unpacked(row);
        const { subject } = effect;
        const known = moves.get(subject);
        if (effect.kind === "total") {
          const { at, cents } = effect;
          moves.set(subject, { from: at, to: at, ...known, cents });
        }
        if (effect.kind !== "order") continue;
        const { from, to, cents } = effect;
        moves.set(subject, { from: known ? known.from : from, to, cents });
      }
      return moves;
    },
    lastOf: (subject, kind, after, upTo) =>
      lastOnSubject.get(subject, kindNumber[kind], after, upTo) ?? 0,
  };
};
