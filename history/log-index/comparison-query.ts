import type { Database } from "better-sqlite3";
import { byText } from "#domain/values/sort-key.ts";
import {
  changedProducts,
  type ComparedMoment,
  type Comparison,
  type OrderFlow,
  type ProductDifference,
} from "../shop-state/comparison.ts";
import type { OrderStage } from "../shop-state/effect.ts";
import type { ShopState } from "../shop-state/state.ts";
import { openLookups } from "./lookups.ts";
import { createStateReader, type OrderMove } from "./shop-states.ts";
import { openTerms } from "./terms.ts";

/** Two event numbers, in either order. */
export interface CompareQuery {
  readonly a: number;
  readonly b: number;
  /** Maximum number of products returned. */
  readonly products: number;
}

/** Maximum number of order moves followed individually; reading them takes 250 ms. */
const maxMoves = 250_000;

export const createComparisonQuery = (
  database: Database,
): ((query: CompareQuery) => Comparison) => {
  const terms = openTerms(database);
  const states = createStateReader(database);
  const { nameOf, timeOf } = openLookups(database);

  const momentOf = (number: number, { stageTotals, products }: ShopState): ComparedMoment => ({
    number,
    occurredAt: timeOf(number),
    stageTotals,
    products: products.size,
  });

  const differences = (
    a: ShopState,
    b: ShopState,
    [first, last]: readonly [number, number],
    limit: number,
  ) => {
    const changed = changedProducts(a, b)
      .map((difference) => ({ ...difference, name: nameOf(difference.product) ?? "" }))
      .sort((one, other) => byText(one.name, other.name));
    const lastOf = (product: number, ...kinds: readonly ("price" | "offer" | "stock")[]) =>
      Math.max(...kinds.map((kind) => states.lastOf(product, kind, first, last))) || null;
    const shown: readonly ProductDifference[] = changed
      .slice(0, limit)
      .map(({ product, before, after, name }) => ({
        id: terms.text(product),
        name: name || terms.text(product),
        before,
        after,
        priceEvent: lastOf(product, "price", "offer"),
        stockEvent: lastOf(product, "stock"),
      }));
    return { products: shown, changedProducts: changed.length };
  };

  return ({ a, b, products }) => {
    const [first, last] = a <= b ? [a, b] : [b, a];
    const [earlier, later] = [states.at(first), states.at(last)];
    const moves = states.moves(first, last, maxMoves);
    const [atA, atB] = a <= b ? [earlier, later] : [later, earlier];
    return {
      a: momentOf(a, atA),
      b: momentOf(b, atB),
      flows: moves && flowsOf(earlier, moves, a <= b),
      ...differences(atA, atB, [first, last], products),
    };
  };
};

/** Orders by their stage before and after, including orders that did not move. */
const flowsOf = (
  { openOrders }: ShopState,
  moves: ReadonlyMap<number, OrderMove>,
  forwards: boolean,
): readonly OrderFlow[] => {
  const flows = new Map<string, OrderFlow>();
  const add = (earlier: OrderStage | null, later: OrderStage, cents: number) => {
    const [from, to] = forwards ? [earlier, later] : [later, earlier];
    const name = `${String(from)} ${String(to)}`;
    const known = flows.get(name);
    flows.set(name, {
      from,
      to,
      orders: (known?.orders ?? 0) + 1,
      cents: (known?.cents ?? 0) + cents,
    });
  };
  for (const { from, to, cents } of moves.values()) add(from, to, cents);
  for (const [order, { stage, cents }] of openOrders) {
    if (!moves.has(order)) add(stage, stage, cents);
  }
  return [...flows.values()];
};
