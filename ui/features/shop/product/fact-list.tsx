import * as t from "#texts/facts.ts";
import type { ProductFacts_ProductFragment } from "../../../generated/operations.ts";
import { factText, facts } from "../../shared/product/facts.ts";

/** The facts about a product as a list. Facts that were not given have no row. */
export function FactList({ facts: given }: { facts: ProductFacts_ProductFragment["facts"] }) {
  const rows = facts.flatMap((fact) => {
    const text = factText(fact, given);
    return text === null ? [] : [{ fact, text }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="facts-heading" className="pt-8">
      <h2 id="facts-heading" className="font-display text-xl font-demi">
        {t.heading}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6">
        {rows.map(({ fact, text }) => (
          <div key={fact} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2">
            <dt className="text-ink-muted">{t.names[fact]}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
