import { csvFile, saveCsv } from "../../../../components/csv.ts";

interface ListedSize {
  widthCm: number;
  depthCm: number;
  heightCm: number;
}

/** A variant as returned by `GET /api/products`; null for a value of the product. */
export interface ListedVariant {
  _id: string;
  values: readonly string[];
  sku: string | null;
  price: number;
  countInStock: number;
  size: ListedSize | null;
  image: string | null;
}

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
  /** Missing if there are none. */
  furtherPictures?: readonly { url: string; text: string; night: string | null }[];
  modelImageUrl: string | null;
  description: string;
  size: ListedSize | null;
  /** Only of products with options. */
  options?: readonly { name: string; values?: readonly { name: string }[] }[];
  variants?: readonly ListedVariant[];
}

/** A product without options, or a variant, as one row of the file. */
export interface FileRow extends ListedProduct {
  /** Null for a product without options, as the other columns of variants are. */
  variantId: string | null;
  variantSku: string | null;
  variantOptions: string | null;
  variantValues: string | null;
}

/** The rows of a product: one for each variant on sale. */
export function rowsOf(product: ListedProduct): FileRow[] {
  const { options = [], variants = [] } = product;
  if (variants.length === 0) {
    const none = { variantId: null, variantSku: null, variantOptions: null, variantValues: null };
    return [{ ...product, ...none }];
  }
  return variants.map(({ _id, values, sku, price, countInStock, size, image }) => ({
    ...product,
    price,
    countInStock,
    size: size ?? product.size,
    image: image ?? product.image,
    variantId: _id,
    variantSku: sku,
    // Names and values never contain a comma.
    variantOptions: options.map(({ name }) => name).join(", "),
    variantValues: values.join(", "),
  }));
}

/** The columns that only variants have. */
export const variantColumns = [
  "variantId",
  "variantSku",
  "variantOptions",
  "variantValues",
] as const;

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
  ...variantColumns,
  "pictures",
] as const;

export type Column = (typeof columns)[number];

/** A row's value in a column; null for an empty cell. */
export function cellOf(product: FileRow, column: Column): string | number | null {
  switch (column) {
    case "widthCm":
    case "depthCm":
    case "heightCm":
      return product.size && product.size[column];
    case "pictures":
      return (product.furtherPictures ?? []).map(({ url }) => url).join(" ");
    default:
      return product[column];
  }
}

/** Products as CSV, with a row for each variant. */
export function csvOf(products: readonly ListedProduct[]): string {
  const rows = products
    .flatMap(rowsOf)
    .map((product) => columns.map((column) => cellOf(product, column)));
  return csvFile([columns, ...rows, []]);
}

/** Downloads all products on sale as a file. Rejects if the request fails. */
export async function saveCatalogue(): Promise<void> {
  const answer = await fetch("/api/products");
  if (!answer.ok) throw new Error(`Loading the products failed with ${answer.status}`);
  saveCsv("shop-items.csv", csvOf((await answer.json()) as ListedProduct[]));
}
