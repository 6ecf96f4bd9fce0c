import type { LedgerEntry } from "../features/admin/stock/ledger-text.ts";
import type { StockRow_ProductFragment } from "../generated/operations.ts";

type Stock = StockRow_ProductFragment["stock"];
type Variant = StockRow_ProductFragment["variants"][number];

/** Three units arrived, and none has left. */
const figures = (stock: Partial<Stock>) => ({
  __typename: "ProductStock" as const,
  onHand: 3,
  reserved: 0,
  available: 3,
  level: "LOW" as const,
  lowFrom: 3,
  ownLowFrom: null,
  shopLowFrom: 3,
  received: 3,
  adjusted: 0,
  gone: 0,
  returned: 0,
  events: 1,
  ...stock,
});

/** A variant of a product as the admin's stock page shows it. */
export const stockedVariantOf = (
  id: string,
  values: string[],
  { stock = {}, archived = false }: { stock?: Partial<Stock>; archived?: boolean } = {},
) => ({ __typename: "Variant" as const, id, values, archived, stock: figures(stock) });

/** A product as the admin's stock page shows it. Without variants it is its only one. */
export const stockedProduct = (
  id: string,
  {
    stock = {},
    variants = [stockedVariantOf(id, [], { stock })],
    ...change
  }: {
    name?: string;
    archived?: boolean;
    stock?: Partial<Stock>;
    variants?: Variant[];
  } = {},
) => ({
  __typename: "Product" as const,
  id,
  productId: id,
  name: id,
  category: "Kitchen Equipments" as const,
  placement: "TABLE" as const,
  image: "/kettle.webp",
  archived: false,
  ...change,
  stock: figures(stock),
  variants,
});

/** An entry of a product's ledger: two units that arrived. */
export const ledgerEntryOf = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  __typename: "StockLedgerEntry",
  id: "entry-1",
  revision: 4,
  kind: "RECEIVED",
  at: "2026-11-20T08:00:00.000Z",
  by: "Kasun",
  reason: null,
  orderNumber: null,
  event: 812,
  onHand: 12,
  onHandChange: 2,
  reserved: 3,
  reservedChange: 0,
  available: 9,
  lowFromBefore: null,
  lowFromAfter: null,
  ...change,
});
