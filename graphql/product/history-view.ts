import { englishName, type Categories } from "#domain/category/categories.ts";
import { formatRupees } from "#domain/money.ts";
import type {
  ProductChange,
  ProductHistoryDocument,
} from "#projections/product-history/document.ts";

const fixedTexts = {
  added: "Added to the shop",
  removed: "Archived",
  restored: "Restored",
  description: "Description changed",
  image: "Picture replaced",
  pictures: "Further pictures changed",
  modelUrl: "3D model replaced",
  facts: "Facts changed",
  options: "Options changed",
  details: "Details changed",
} as const;

const names = { name: "Name", category: "Category", size: "Size", placement: "Place" } as const;

/** The text of a change, after the option values of its variant. */
const textOf = (change: ProductChange, categories: Categories): string => {
  const words = wordsOf(change, categories);
  return change.values ? `${change.values.join(", ")}: ${words}` : words;
};

const wordsOf = (change: ProductChange, categories: Categories): string => {
  switch (change.what) {
    case "price":
      return `Price changed from ${formatRupees(change.fromCents)} to ${formatRupees(change.toCents)}`;
    case "stock":
      return change.from === 0
        ? `Stock set to ${change.to}`
        : `Stock changed from ${change.from} to ${change.to}`;
    case "received":
      return `${change.pieces} ${change.pieces === 1 ? "unit" : "units"} received`;
    case "category": {
      const [from, to] = [change.from, change.to].map((id) => englishName(categories, id));
      return `${names.category} changed from ${from} to ${to}`;
    }
    case "name":
    case "size":
    case "placement":
      return `${names[change.what]} changed from ${change.from} to ${change.to}`;
    default:
      return fixedTexts[change.what];
  }
};

/** A product's history as texts, with the names of the admins and of the categories now. */
export const historyView = async (
  { id, moments }: ProductHistoryDocument,
  nameOf: (accountId: string) => Promise<string | null>,
  categories: Categories,
) => ({
  productId: id,
  moments: await Promise.all(
    moments.map(async ({ at, by, changes }) => ({
      at,
      words: changes.map((change) => textOf(change, categories)),
      by: await nameOf(by),
    })),
  ),
});
