import type { Database } from "better-sqlite3";
import { productIdOf, variantNumberOf } from "#domain/values/variant-id.ts";
import { nameWithOptions } from "#domain/product/variants.ts";
import type { ProductNames } from "../event-text.ts";
import { streamId } from "#domain/decider.ts";
import type { IndexedEvent } from "../indexed-event.ts";
import type { Terms } from "./terms.ts";

/** The new name of a variant, with its option values. */
export interface Renamed {
  readonly id: string;
  readonly name: string;
}

/** Names of products and variants, within the transaction of the index writer. */
export interface ProductNameWriter extends ProductNames {
  /** Stores the names that an event changes, and returns them. */
  add(event: IndexedEvent): readonly Renamed[];
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

export const createProductNameWriter = (database: Database, terms: Terms): ProductNameWriter => {
  const saveName = database.prepare<[number, string]>(
    "INSERT INTO products (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
  );
  const nameOf = database
    .prepare<[number], string>("SELECT name FROM products WHERE id = ?")
    .pluck();
  const saveOptions = database.prepare<[number, number, string]>(
    'INSERT INTO variants (id, product, "values") VALUES (?, ?, ?) ' +
      'ON CONFLICT (id) DO UPDATE SET "values" = excluded."values"',
  );
  const optionsOf = database
    .prepare<[number], string>('SELECT "values" FROM variants WHERE id = ?')
    .pluck();
  const variantsOf = database
    .prepare<[number], number>("SELECT id FROM variants WHERE product = ? ORDER BY id")
    .pluck();

  const product = (id: string): string => {
    const productId = productIdOf(id);
    const term = terms.known(productId);
    return (term === null ? undefined : nameOf.get(term)) ?? productId;
  };

  const variant = (id: string): string => {
    const term = terms.known(id);
    const values = term === null ? undefined : optionsOf.get(term);
    return nameWithOptions(product(id), values ? values.split(",") : []);
  };

  const keepOptions = (variantId: unknown, values: unknown): void => {
    if (typeof variantId !== "string") return;
    const row = [terms.id(variantId), terms.id(productIdOf(variantId))] as const;
    saveOptions.run(...row, textsIn(values).join(","));
  };

  /** The stored name of the first variant's id is the product's, because it is the product's id. */
  const renamed = (id: string): Renamed => {
    const name = variant(id);
    if (variantNumberOf(id) > 1) saveName.run(terms.id(id), name);
    return { id, name };
  };

  return {
    product,
    variant,
    add({ stream, type, data }) {
      const productId = streamId(stream);
      switch (type) {
        case "ProductAdded":
        case "ProductDetailsChanged":
          saveName.run(terms.id(productId), String(data["name"]));
          break;
        case "ProductOptionsChanged":
          for (const { variantId, values } of (Array.isArray(data["variants"])
            ? data["variants"]
            : []) as readonly Readonly<Record<string, unknown>>[]) {
            keepOptions(variantId, values);
          }
          break;
        case "VariantAdded":
        case "VariantChanged":
          keepOptions(data["variantId"], data["values"]);
          return [renamed(String(data["variantId"]))];
        default:
          return [];
      }
      const variants = variantsOf.all(terms.id(productId)).map((id) => terms.text(id));
      return [...new Set([productId, ...variants])].map(renamed);
    },
  };
};
