import type { EventStore } from "#event-store/event-store.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import { productsProjection } from "#projections/products/projection.ts";
import { lastEventOf } from "./around.ts";
import type { IndexClient } from "./log-index/index-client.ts";
import { foldUpTo } from "./fold-up-to.ts";

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
 * A product after an event; null before it was added. Its texts, price and reviews are folded from
 * its streams by the read model's projection. Its stock comes from the state of the whole shop,
 * because the stock stream has events of every order and is too long to read. `moved` is not filled
 * in.
 */
export const productAt = async (
  tools: Tools,
  id: string,
  number: number,
): Promise<ProductDocument | null> => {
  const { index, store } = tools;
  const entry = await lastEventOf(index, { stream: `product-${id}` }, number);
  const described = entry && (await foldUpTo(store, productsProjection, entry));
  if (!described) return null;
  const review = await lastEventOf(index, { stream: `review-${id}` }, number);
  const rated = review && (await foldUpTo(store, productsProjection, review, described));
  const { products } = await index.shopAt({ number, products: [id] });
  const { onHand = 0, reserved = 0 } = products[0] ?? {};
  return {
    ...(rated ?? described),
    onHand,
    reserved,
    countInStock: onHand - reserved,
    lowFrom: await lowFromAt(tools, id, number),
  };
};
