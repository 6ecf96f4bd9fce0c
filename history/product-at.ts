import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import { productIdOf, variantIdOf } from "#domain/values/variant-id.ts";
import type { ProductDocument, VariantDocument } from "#projections/products/document.ts";
import { productsProjection, summed } from "#projections/products/projection.ts";
import { lastEventOf } from "./around.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import { foldUpTo } from "./fold-up-to.ts";
import { chosenVariant } from "#domain/values/variant-choice.ts";

interface Tools {
  readonly index: IndexClient;
  readonly store: Pick<EventStore, "readStream">;
}

/** The product's own low-stock limit after an event; null if the shop's limit applied. */
const lowFromAt = async ({ index, store }: Tools, id: string, number: number) => {
  const filter = { stream: `stock-${id}`, types: ["LowStockLimitChanged"] };
  const entry = await lastEventOf(index, filter, number);
  if (!entry) return null;
  for await (const recorded of store.readStream(entry.stream, entry.revision)) {
    const event = decodeEvent(recorded);
    return event?.type === "LowStockLimitChanged" ? event.data.lowFrom : null;
  }
  return null;
};

/**
 * A product with all its variants after an event; null before it was added. Takes a product's or a
 * variant's id. Texts, prices and reviews are folded from its streams by the read model's
 * projection. The stock of each variant comes from the state of the whole shop, because a stock
 * stream has events of every order and is too long to read. `moved` is not filled in.
 */
export const productAt = async (
  tools: Tools,
  anyId: string,
  number: number,
): Promise<ProductDocument | null> => {
  const { index, store } = tools;
  const id = productIdOf(chosenVariant(anyId) ?? anyId);
  const entry = await lastEventOf(index, { stream: `product-${id}` }, number);
  const described = entry && (await foldUpTo(store, productsProjection, entry));
  if (!described) return null;
  const review = await lastEventOf(index, { stream: `review-${id}` }, number);
  const rated = review && (await foldUpTo(store, productsProjection, review, described));
  const document = rated ?? described;
  const ids = document.variants.map((variant) => variantIdOf(id, variant.number));
  const { products } = await index.shopAt({ number, products: ids });
  const variants: VariantDocument[] = [];
  for (const [at, variant] of document.variants.entries()) {
    const variantId = ids[at] ?? id;
    const { onHand = 0, reserved = 0 } = products.find((each) => each.id === variantId) ?? {};
    const lowFrom = await lowFromAt(tools, variantId, number);
    variants.push({ ...variant, onHand, reserved, countInStock: onHand - reserved, lowFrom });
  }
  const { options, edition } = document;
  return { ...document, ...summed({ options, variants, edition }) };
};
