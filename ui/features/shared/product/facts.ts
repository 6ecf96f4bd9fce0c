import * as t from "#texts/facts.ts";
import type { ProductFacts_ProductFragment } from "../../../generated/operations.ts";

type Facts = NonNullable<ProductFacts_ProductFragment["facts"]>;

const number = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 1 });

const textOf: Readonly<Record<Fact, (facts: Facts) => string>> = {
  material: ({ material }) => material,
  weight: ({ weightKg }) => (weightKg === null ? "" : t.kilograms(number.format(weightKg))),
  care: ({ care }) => care,
  assembly: ({ assembly }) => assembly,
  warranty: ({ warranty }) => warranty,
};

/** The facts about a product, in display order. */
export const facts = ["material", "weight", "care", "assembly", "warranty"] as const;
export type Fact = (typeof facts)[number];

/** The text of a fact; null if it was not given. */
export const factText = (fact: Fact, given: Facts | null): string | null =>
  (given && textOf[fact](given)) || null;
