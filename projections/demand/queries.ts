import { sumOf } from "#projections/engine/counts.ts";
import type { DocumentReader, Page } from "#projections/engine/document-store.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import type { DemandDocument } from "./document.ts";
import { demandProjection } from "./projection.ts";

/** Which variants a list of demand shows. */
export type DemandFilter = "all" | "stock" | "price";

/** Totals over all variants: people or lists, and the variants they want. */
export interface DemandTotals {
  readonly waiting: number;
  readonly waitedFor: number;
  readonly priceAlerts: number;
  readonly withPriceAlert: number;
  readonly wished: number;
  readonly wishedVariants: number;
  readonly wanted: number;
}

export interface DemandQueries {
  /** A page of variants, most people first. Throws InvalidCursor. */
  page(
    filter: DemandFilter,
    page: { readonly limit: number; readonly cursor?: string | null | undefined },
  ): Promise<Page<DemandDocument>>;
  totals(): Promise<DemandTotals>;
}

const fieldOf = { all: "isWanted", stock: "isWaitedFor", price: "hasPriceAlert" } as const;

const down = (...fields: readonly (keyof DemandDocument)[]) =>
  fields.map((field) => ({ field, direction: "down" as const }));

export const createDemandQueries = (
  documents: Pick<DocumentReader, "find" | "counted">,
): DemandQueries => {
  const collection = collectionOf(demandProjection);
  return {
    page: (filter, { limit, cursor }) =>
      documents.find<DemandDocument>(collection, {
        where: { [fieldOf[filter]]: { eq: true } },
        sort:
          filter === "price"
            ? down("priceAlerts", "waiting", "wished")
            : down("waiting", "priceAlerts", "wished"),
        limit,
        cursor,
      }),
    async totals() {
      const [
        waiting = 0,
        priceAlerts = 0,
        wished = 0,
        waitedFor = 0,
        withPriceAlert = 0,
        wishedVariants = 0,
        wanted = 0,
      ] = await documents.counted(collection, [
        sumOf("waiting", {}),
        sumOf("priceAlerts", {}),
        sumOf("wished", {}),
        { isWaitedFor: true },
        { hasPriceAlert: true },
        { isWished: true },
        { isWanted: true },
      ]);
      return {
        ...{ waiting, priceAlerts, wished, waitedFor, withPriceAlert, wishedVariants, wanted },
      };
    },
  };
};
