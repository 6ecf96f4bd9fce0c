import type { Database } from "better-sqlite3";
import { streamId } from "#domain/decider.ts";
import type { ProductEvent } from "#domain/product/events.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { IndexedEvent } from "../indexed-event.ts";
import type { Effect } from "../shop-state/effect.ts";
import { subjectOf } from "./event-subjects.ts";
import type { Terms } from "./terms.ts";

type Offer = Extract<Effect, { readonly kind: "offer" }>;

/** Which variants are for sale, within the transaction of the index writer. */
export interface OfferWriter {
  /**
   * Returns the variants that an event offers or withdraws. A product that is archived withdraws
   * its variants; restored, it offers those that are not archived themselves.
   */
  add(event: IndexedEvent): readonly Offer[];
}

const types = [
  "ProductAdded",
  "ProductRemoved",
  "ProductRestored",
  "VariantAdded",
  "VariantRemoved",
  "VariantRestored",
] as const satisfies readonly ProductEvent["type"][];

const typeOf = (type: string) => types.find((each) => each === type);

export const createOfferWriter = (database: Database, terms: Terms): OfferWriter => {
  const insert = database.prepare<[number, number, number]>(
    "INSERT OR IGNORE INTO offers (variant, product, archived, sold) " +
      "VALUES (?, ?, 0, coalesce((SELECT sold FROM offers WHERE variant = ?), 1))",
  );
  const archive = database.prepare<[number, number]>(
    "UPDATE offers SET archived = ? WHERE variant = ?",
  );
  const sell = database.prepare<[number, number]>("UPDATE offers SET sold = ? WHERE product = ?");
  const soldOf = database
    .prepare<[number], number>("SELECT sold FROM offers WHERE variant = ?")
    .pluck();
  const present = database
    .prepare<[number], number>(
      "SELECT variant FROM offers WHERE product = ? AND archived = 0 ORDER BY variant",
    )
    .pluck();

  return {
    add(event) {
      const type = typeOf(event.type);
      if (!type) return [];
      const subject = terms.id(subjectOf(event));
      const product = terms.id(productIdOf(streamId(event.stream)));
      insert.run(product, product, product);
      const offer = (variant: number, offered: boolean): Offer => ({
        kind: "offer",
        subject: variant,
        offered,
      });
      switch (type) {
        case "ProductAdded":
          return [];
        case "ProductRemoved":
        case "ProductRestored": {
          const offered = type === "ProductRestored";
          sell.run(offered ? 1 : 0, product);
          return present.all(product).map((variant) => offer(variant, offered));
        }
        case "VariantAdded":
          insert.run(subject, product, product);
          return soldOf.get(product) === 0 ? [offer(subject, false)] : [];
        default: {
          insert.run(subject, product, product);
          const offered = type === "VariantRestored";
          archive.run(offered ? 0 : 1, subject);
          return soldOf.get(product) === 0 ? [] : [offer(subject, offered)];
        }
      }
    },
  };
};
