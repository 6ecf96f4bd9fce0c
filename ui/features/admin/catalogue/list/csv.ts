import { csvFile, saveCsv } from "../../../../components/csv.ts";

/** A product as returned by `GET /api/products`. */
export interface ListedProduct {
  _id: string;
  name: string;
  category: string;
  price: number;
  countInStock: number;
  rating: number;
  numReviews: number;
  image: string;
  modelImageUrl: string | null;
  description: string;
  size: { widthCm: number; depthCm: number; heightCm: number } | null;
}

/** The file's columns, in order. */
export const columns = [
  "_id",
  "name",
  "category",
  "price",
  "countInStock",
  "rating",
  "numReviews",
  "image",
  "modelImageUrl",
  "description",
  "widthCm",
  "depthCm",
  "heightCm",
] as const;

export type Column = (typeof columns)[number];

/** A product's value in a column; null for an empty cell. */
export function cellOf(product: ListedProduct, column: Column): string | number | null {
  switch (column) {
    case "widthCm":
    case "depthCm":
    case "heightCm":
      return product.size && product.size[column];
    default:
      return product[column];
  }
}

/** Products as CSV. */
export function csvOf(products: readonly ListedProduct[]): string {
  const rows = products.map((product) => columns.map((column) => cellOf(product, column)));
  return csvFile([columns, ...rows, []]);
}

/** Downloads all products on sale as a file. Rejects if the request fails. */
export async function saveCatalogue(): Promise<void> {
  const answer = await fetch("/api/products");
  if (!answer.ok) throw new Error(`Loading the products failed with ${answer.status}`);
  saveCsv("nivasa-items.csv", csvOf((await answer.json()) as ListedProduct[]));
}
