import type { Position } from "#domain/ports.ts";
import { productIdOf } from "#domain/values/variant-id.ts";
import type { LiveUpdate } from "#projections/engine/change-feed.ts";
import type { LiveUpdates } from "#projections/engine/live-updates.ts";
import { asVariant, type ProductDocument } from "#projections/products/document.ts";
import { productsCollection } from "#projections/products/queries.ts";

type ProductUpdate = LiveUpdate<ProductDocument>;

/**
 * Follows products, or all if `ids` is null. A change of a product is delivered once for each of
 * its ids: the product's own, and those of its further variants.
 */
export const followProducts = (
  live: LiveUpdates,
  ids: readonly string[] | null,
  after: Position | null,
): AsyncIterableIterator<ProductUpdate> => {
  const idsOf = new Map<string, string[]>();
  for (const id of ids ?? []) {
    const productId = productIdOf(id);
    idsOf.set(productId, [...(idsOf.get(productId) ?? []), id]);
  }
  const updates = live.follow<ProductDocument>({
    collection: productsCollection,
    where: ids ? { id: { in: [...idsOf.keys()] } } : {},
    after,
  });
  const waiting: ProductUpdate[] = [];
  const forEachId = (update: ProductUpdate): readonly ProductUpdate[] => {
    const { id, document } = update;
    if (id === null) return [update];
    return (idsOf.get(id) ?? [id]).map((variantId) =>
      variantId === id
        ? update
        : { ...update, id: variantId, document: document && asVariant(document, variantId) },
    );
  };
  const followed: AsyncIterableIterator<ProductUpdate> = {
    async next() {
      const ready = waiting.shift();
      if (ready) return { done: false, value: ready };
      const update = await updates.next();
      if (update.done === true) return update;
      waiting.push(...forEachId(update.value));
      return followed.next();
    },
    return: () => updates.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    [Symbol.asyncIterator]: () => followed,
  };
  return followed;
};
