import { rupees } from "#domain/money.ts";
import type { Course } from "#history/replay/course.ts";
import type { ShopMoment } from "#history/shop-state/moment.ts";
import { stageTotalsView } from "./comparison-view.ts";

/** The shop at a moment for the schema. */
export const shopView = ({ number, occurredAt, stageTotals, orders, products }: ShopMoment) => ({
  number,
  occurredAt,
  stages: stageTotalsView(stageTotals),
  orders: orders.map(({ stage, cents, ...order }) => ({
    ...order,
    stage,
    worth: rupees(cents),
  })),
  products: products.map(({ cents, ...product }) => ({
    ...product,
    price: cents === null ? null : rupees(cents),
  })),
});

/** A section of the log for the schema. */
export const courseView = ({ points, products }: Course) => ({
  products,
  points: points.map(({ placedCents, deliveredCents, ...point }) => ({
    ...point,
    placed: rupees(placedCents),
    delivered: rupees(deliveredCents),
  })),
});
