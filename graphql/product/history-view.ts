import { formatRupees } from "#domain/money.ts";
import type {
  ProductChange,
  ProductHistoryDocument,
} from "#projections/product-history/document.ts";

const said = {
  added: "Added to the shop",
  removed: "Taken out of the shop",
  restored: "Put back into the shop",
  description: "Another description",
  image: "Another picture",
  modelUrl: "Another 3D model",
} as const;

const names = { name: "Name", category: "Category", size: "Size", placement: "Place" } as const;

const wordsOf = (change: ProductChange): string => {
  switch (change.what) {
    case "price":
      return `Price from ${formatRupees(change.fromCents)} to ${formatRupees(change.toCents)}`;
    case "stock":
      return change.from === 0
        ? `Stock counted: ${change.to}`
        : `Stock from ${change.from} to ${change.to}`;
    case "received":
      return `${change.pieces} received`;
    case "name":
    case "category":
    case "size":
    case "placement":
      return `${names[change.what]} from ${change.from} to ${change.to}`;
    default:
      return said[change.what];
  }
};

/** What happened to a product in words, with the names of those who did it. */
export const historyView = async (
  { id, moments }: ProductHistoryDocument,
  nameOf: (accountId: string) => Promise<string | null>,
) => ({
  productId: id,
  moments: await Promise.all(
    moments.map(async ({ at, by, changes }) => ({
      at,
      words: changes.map(wordsOf),
      by: await nameOf(by),
    })),
  ),
});
