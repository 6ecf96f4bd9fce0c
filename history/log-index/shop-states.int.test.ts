import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { orderDecider } from "#domain/order/decider.ts";
import type { OrderState } from "#domain/order/state.ts";
import { productDecider } from "#domain/product/decider.ts";
import { stockDecider } from "#domain/stock/decider.ts";
import {
  indexedHistory,
  shopHistory,
  shopSteps,
  type ShopHistoryEvent,
} from "../../testing/shop-history.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { orderStages, type OrderStage } from "../shop-state/effect.ts";
import { openIndex } from "./index-file.ts";
import { openIndexFile } from "./schema.ts";
import { createStateReader, createStateWriter } from "./shop-states.ts";
import { openTerms } from "./terms.ts";

interface Fold<State> {
  readonly category: string;
  readonly initialState: State;
  readonly evolve: (state: State, event: never) => State;
}

/** The state as folded by the domain's own folds: the expected result. */
const folded = (events: readonly ShopHistoryEvent[]) => {
  const fold = <State>({ category, initialState, evolve }: Fold<State>) => {
    const states = new Map<string, State>();
    for (const { stream, ...event } of events) {
      if (!stream.startsWith(`${category}-`)) continue;
      const id = stream.slice(category.length + 1);
      states.set(id, evolve(states.get(id) ?? initialState, event as never));
    }
    return states;
  };
  return { orders: fold(orderDecider), products: fold(productDecider), stocks: fold(stockDecider) };
};

const stageOf = (state: OrderState): OrderStage | null => {
  switch (state.phase) {
    case "none":
      return null;
    case "submitted":
      return "pending";
    case "placed":
      return state.status;
    default:
      return state.phase === "rejected" ? "refused" : "cancelled";
  }
};

const written = (events: readonly ShopHistoryEvent[], spacing: number) => {
  const database = openIndexFile(temporaryDirectory());
  const terms = openTerms(database);
  const writer = createStateWriter(database, terms, spacing);
  indexedHistory(events).forEach((event, index) => {
    writer.add(index + 1, event);
    if (index % 3 === 0) writer.save();
  });
  writer.save();
  return { states: createStateReader(database), terms, database };
};

it("restores any past state from a keyframe and later effects, equal to the domain's fold from the start", () => {
  fc.assert(
    fc.property(shopSteps(80), fc.nat(80), fc.integer({ min: 1, max: 9 }), (steps, at, spacing) => {
      const events = shopHistory(steps);
      const { states, terms, database } = written(events, spacing);
      const state = states.at(at);
      const { orders, products, stocks } = folded(events.slice(0, at));

      const counts = Object.fromEntries(orderStages.map((name) => [name, { orders: 0, cents: 0 }]));
      for (const [id, order] of orders) {
        const stage = stageOf(order);
        if (stage === null || order.phase === "none") continue;
        const { totalCents } = order.content;
        const count = counts[stage];
        if (count) counts[stage] = { orders: count.orders + 1, cents: count.cents + totalCents };
        const isFinished = ["Delivered", "refused", "cancelled"].includes(stage);
        expect(state.openOrders.get(terms.known(id) ?? -1)).toEqual(
          isFinished ? undefined : { stage, cents: totalCents },
        );
      }
      expect(state.stageTotals).toEqual(counts);
      for (const [id, { onHand, reserved }] of stocks) {
        const product = state.products.get(terms.known(id) ?? -1);
        expect([product?.onHand ?? 0, product?.reserved ?? 0]).toEqual([onHand, reserved]);
      }
      for (const [id, product] of products) {
        if (product.status !== "sold") continue;
        expect(state.products.get(terms.known(id) ?? -1)?.offered).toBe(true);
      }
      database.close();
    }),
    { numRuns: 50 },
  );
});

it("returns how orders moved between the stages of two moments, in both directions", () => {
  fc.assert(
    fc.property(shopSteps(60), fc.nat(60), fc.nat(60), (steps, one, other) => {
      const events = shopHistory(steps);
      const index = openIndex(temporaryDirectory());
      index.add(indexedHistory(events));
      const { a, b, flows } = index.compare({ a: one, b: other, products: 10 });
      for (const name of orderStages) {
        const moved = (flows ?? []).reduce(
          (sum, { from, to, orders }) =>
            sum + (to === name ? orders : 0) - (from === name ? orders : 0),
          0,
        );
        expect(b.stageTotals[name].orders - a.stageTotals[name].orders).toBe(moved);
      }
      index.close();
    }),
    { numRuns: 25 },
  );
});

it("follows no orders if there are more moves between two moments than allowed", () => {
  const placing = [0, 1, 2].flatMap((order) => [[order, 0, 0] as const, [order, 1, 0] as const]);
  const { states, database } = written(shopHistory(placing), 5);
  onTestFinished(() => void database.close());
  expect(states.moves(0, 6, 6)?.size).toBe(3);
  expect(states.moves(0, 6, 5)).toBeNull();
});

it("names the events that changed a product, and finds the event of an instant", () => {
  const index = openIndex(temporaryDirectory());
  onTestFinished(index.close);
  const added = (how: number) => [5, 0, how] as const;
  const price = (how: number) => [5, 1, how] as const;
  index.add(indexedHistory(shopHistory([added(1), [8, 4, 7], price(2), price(3), [8, 4, 2]])));
  const { products, changedProducts } = index.compare({ a: 2, b: 5, products: 10 });
  expect(changedProducts).toBe(2);
  expect(products).toMatchObject([
    { id: "8", before: { onHand: 7 }, after: { onHand: 9 }, priceEvent: null, stockEvent: 5 },
    { id: "5", name: "Teak chair", before: { cents: 101 }, after: { cents: 503 }, priceEvent: 4 },
  ]);
  expect(index.numberAtInstant(Date.UTC(2026, 10, 21, 0, 2, 30))).toBe(3);
  expect(index.numberAtInstant(Date.UTC(2026, 10, 20))).toBe(0);
  expect(index.numberAtInstant(Date.UTC(2027, 0, 1))).toBe(5);
});
