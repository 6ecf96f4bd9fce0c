import { rupees } from "#domain/money.ts";
import type {
  ComparedMoment,
  Comparison,
  ProductDifference,
} from "#history/shop-state/comparison.ts";
import { orderStages } from "#history/shop-state/effect.ts";
import type { ProductState } from "#history/shop-state/state.ts";

/** All stages, in the order in which a parcel passes them. */
export const stageTotalsView = (stageTotals: ComparedMoment["stageTotals"]) =>
  orderStages.map((name) => ({
    stage: name,
    orders: stageTotals[name].orders,
    worth: rupees(stageTotals[name].cents),
  }));

const momentView = ({ stageTotals, ...moment }: ComparedMoment) => ({
  ...moment,
  stages: stageTotalsView(stageTotals),
});

const stateView = (state: ProductState | null) =>
  state && { ...state, price: state.cents === null ? null : rupees(state.cents) };

const differenceView = ({ before, after, ...difference }: ProductDifference) => ({
  ...difference,
  before: stateView(before),
  after: stateView(after),
});

/** A comparison for the schema. */
export const comparisonView = ({ a, b, flows, products, changedProducts }: Comparison) => ({
  __typename: "HistoryComparison" as const,
  a: momentView(a),
  b: momentView(b),
  flows:
    flows &&
    flows.map(({ from, to, orders, cents }) => ({
      from,
      to,
      orders,
      worth: rupees(cents),
    })),
  products: products.map(differenceView),
  changedProducts,
});
