import { rupees } from "#domain/money.ts";
import type { ComparedFigure } from "#history/what-if/outcome.ts";
import type { WhatIfOutcome, WhatIfQuery } from "#history/what-if/what-if.ts";

const figureView = ({ unit, was, simulated, ...figure }: ComparedFigure) => {
  const shown = (value: number | null) =>
    value !== null && unit === "money" ? rupees(value) : value;
  return { ...figure, unit, was: shown(was), simulated: shown(simulated) };
};

/** The result of a simulation for the schema. */
export const whatIfView = (
  { figures, products, course, changedOrders, ...outcome }: WhatIfOutcome,
  { fork, end }: WhatIfQuery,
) => ({
  __typename: "WhatIf" as const,
  ...outcome,
  fork: fork.number,
  forkedAt: fork.occurredAt,
  end: end.number,
  endsAt: end.occurredAt,
  figures: figures.map(figureView),
  products: products.map(({ id, name, sold, cents, left, soldOut }) => ({
    ...{ id, name },
    ...{ sold: sold.was, soldSimulated: sold.simulated },
    ...{ money: rupees(cents.was), moneySimulated: rupees(cents.simulated) },
    ...{ left: left.was, leftSimulated: left.simulated },
    ...{ soldOut: soldOut.was, soldOutSimulated: soldOut.simulated },
  })),
  course: course.map(({ at, placed, cents }) => ({
    at: new Date(at).toISOString(),
    ...{ placed: placed.was, placedSimulated: placed.simulated },
    ...{ money: rupees(cents.was), moneySimulated: rupees(cents.simulated) },
  })),
  changedOrders: [...changedOrders],
});
