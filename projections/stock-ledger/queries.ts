import { StoreUnavailable } from "#domain/ports.ts";
import { pause } from "#event-store/pause.ts";
import { decodeCursor, encodeCursor } from "#projections/engine/cursor.ts";
import type { DocumentReader, Page } from "#projections/engine/document-store.ts";
import type { ProductDocument } from "#projections/products/document.ts";
import type { ProductQueries } from "#projections/products/queries.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { ledgerFrom, type Figures } from "./figures.ts";
import type { StockEntryDocument, StockLedgerEntry } from "./document.ts";
import { stockLedgerProjection } from "./projection.ts";

export interface StockLedgerPage {
  /** The variant at the time of the read, on sale or not. */
  readonly product: ProductDocument;
  /** Newest first. */
  readonly entries: readonly StockLedgerEntry[];
  readonly totalCount: number;
  readonly nextCursor: string | null;
}

export interface StockLedgerQueries {
  /**
   * A page of a product's ledger; null if the product never existed. Throws InvalidCursor and
   * StoreUnavailable.
   */
  page(
    productId: string,
    page: { readonly limit: number; readonly cursor?: string | null | undefined },
  ): Promise<StockLedgerPage | null>;
  /**
   * The last entries of a product up to a revision, newest first. The figures after the newest must
   * be given.
   */
  upTo(
    productId: string,
    revision: number,
    figures: Figures,
    limit: number,
  ): Promise<readonly StockLedgerEntry[]>;
  /** Number of entries of a product, found by a scan. */
  count(productId: string): Promise<number>;
}

export const stockLedgerCollection = collectionOf(stockLedgerProjection);

/** A store without transactions may show the product's figures shortly before the last entry. */
const maxReads = 50;
const lookMs = 20;
const forever = new AbortController().signal;

export const createStockLedgerQueries = (
  documents: DocumentReader,
  products: Pick<ProductQueries, "variantsByIds">,
): StockLedgerQueries => {
  const find = (productId: string, limit: number, cursor: string | null) =>
    documents.find<StockEntryDocument>(stockLedgerCollection, {
      where: { productId: { eq: productId } },
      sort: [{ field: "revision", direction: "down" }],
      limit,
      cursor,
    });

  const pageOf = (
    product: ProductDocument,
    { documents: stored, nextCursor }: Page<StockEntryDocument>,
    newest: Figures,
  ): StockLedgerPage => {
    const { entries, before } = ledgerFrom(
      newest,
      stored.map(({ document }) => document),
    );
    return {
      product,
      entries,
      // Every stock event has an entry, and revisions count from 0.
      totalCount: product.moved.revision + 1,
      nextCursor: nextCursor && encodeCursor([nextCursor, before.onHand, before.reserved]),
    };
  };

  return {
    count: (productId) => documents.count(stockLedgerCollection, { productId: { eq: productId } }),
    async upTo(productId, revision, figures, limit) {
      const { documents: found } = await documents.find<StockEntryDocument>(stockLedgerCollection, {
        where: { productId: { eq: productId }, revision: { lt: revision + 1 } },
        sort: [{ field: "revision", direction: "down" }],
        limit,
      });
      return ledgerFrom(
        figures,
        found.map(({ document }) => document),
      ).entries;
    },
    async page(productId, { limit, cursor = null }) {
      const read = async () => (await products.variantsByIds([productId])).get(productId) ?? null;
      if (cursor) {
        const [inner, onHand, reserved] = decodeCursor(cursor, 3);
        const product = await read();
        const page = await find(productId, limit, String(inner));
        return (
          product && pageOf(product, page, { onHand: Number(onHand), reserved: Number(reserved) })
        );
      }
      for (let looks = 0; looks < maxReads; looks += 1) {
        const product = await read();
        if (!product) return null;
        const page = await find(productId, limit, null);
        const newest = page.documents[0]?.document.revision ?? -1;
        if (newest === product.moved.revision) return pageOf(product, page, product);
        await pause(lookMs, forever);
      }
      throw new StoreUnavailable(`The ledger of ${productId} differs from its figures`);
    },
  };
};
