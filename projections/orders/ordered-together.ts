import { LRUCache } from "lru-cache";
import { productIdOf, variantIdOf } from "#domain/values/variant-id.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import type { ProductQueries } from "#projections/products/queries.ts";
import type { StockEntryDocument } from "#projections/stock-ledger/document.ts";
import { stockLedgerCollection } from "#projections/stock-ledger/queries.ts";
import type { OrderDocument } from "./document.ts";
import type { OrderQueries } from "./queries.ts";

/** Products that were ordered together with a product. */
export interface OrderedTogether {
  /** Ids of at most 20 products, the most frequent first. */
  with(productId: string): Promise<readonly string[]>;
}

/** Fewer orders say nothing. */
const minOrders = 3;

/** Maximum number of products per product. */
const most = 20;

/** Latest entries of the stock ledger to look at: two for each order. */
const entriesRead = 400;

/** Further variants of a product are ignored. */
const maxVariants = 20;

/** Products whose answer is cached, and for how long: a new order changes little. */
const cached = { max: 500, ttl: 10 * 60_000 };

/** Counts the other products in orders with a product. Cancelled and refused orders don't count. */
export const countTogether = (
  productId: string,
  orders: Iterable<Pick<OrderDocument, "phase" | "lines">>,
): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { phase, lines } of orders) {
    const ids = new Set(lines.map((line) => productIdOf(line.productId)));
    if (phase !== "placed" || !ids.delete(productId)) continue;
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= minOrders)
    .toSorted(([one, count], [other, others]) => others - count || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([id]) => id);
};

/**
 * Reads the latest orders of a product by its stock ledger, which is indexed by product. Counting
 * at each order instead would write a document for each pair.
 */
export const createOrderedTogether = (
  documents: Pick<DocumentReader, "find">,
  orders: Pick<OrderQueries, "byIds">,
  products: Pick<ProductQueries, "byIds">,
): OrderedTogether => {
  const answers = new LRUCache<string, readonly string[]>(cached);

  const orderIdsOf = async (variantId: string, limit: number): Promise<readonly string[]> => {
    const { documents: found } = await documents.find<StockEntryDocument>(stockLedgerCollection, {
      where: { productId: { eq: variantId } },
      sort: [{ field: "revision", direction: "down" }],
      limit,
    });
    return found.flatMap(({ document: { orderId } }) => (orderId === null ? [] : [orderId]));
  };

  return {
    async with(productId) {
      const known = answers.get(productId);
      if (known) return known;
      const product = (await products.byIds([productId])).get(productId);
      if (!product) return [];
      const variants = product.variants.slice(0, maxVariants);
      const limit = Math.ceil(entriesRead / Math.max(1, variants.length));
      const ids = await Promise.all(
        variants.map(({ number }) => orderIdsOf(variantIdOf(productId, number), limit)),
      );
      const found = await orders.byIds([...new Set(ids.flat())]);
      const answer = countTogether(productId, found.values());
      answers.set(productId, answer);
      return answer;
    },
  };
};
