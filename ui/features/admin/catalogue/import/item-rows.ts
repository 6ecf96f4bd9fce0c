import { variantColumns, type ListedProduct } from "../list/csv.ts";
import { normalizedName } from "./column-names.ts";
import type { ParsedRow } from "./parse.ts";

/** The rows of one item, and the item if the shop has it. */
export interface ItemRows {
  product: ListedProduct | null;
  rows: ParsedRow[];
}

/** A cell without surrounding spaces; empty if the file lacks the column. */
export const cellIn = ({ cells }: ParsedRow, column: string): string =>
  (cells[column] ?? "").trim();

const namesVariant = (row: ParsedRow): boolean =>
  variantColumns.some((column) => cellIn(row, column) !== "");

/** True for an item whose rows are its variants. */
export const hasVariants = ({ product, rows }: ItemRows): boolean =>
  product
    ? (product.variants ?? []).length > 0
    : rows.every(({ cells }) => idOf(cells) === "") && rows.some(namesVariant);

/** The id of the variant, or of the product. */
export const idOf = (cells: Record<string, string>): string =>
  (cells.variantId ?? "").trim() || (cells._id ?? "").trim();

/**
 * Groups rows by item, in the order of the file: by the item's id or the id of one of its variants,
 * by the group of another shop's file, or for new items with variants by name.
 */
export function itemsIn(
  rows: readonly ParsedRow[],
  products: readonly ListedProduct[],
): ItemRows[] {
  const ownerOf = new Map<string, ListedProduct>();
  for (const product of products) {
    for (const { _id } of product.variants ?? []) ownerOf.set(_id, product);
  }
  for (const product of products) ownerOf.set(product._id, product);
  const isNew = (row: ParsedRow) => idOf(row.cells) === "" && row.group === undefined;
  const named = new Set(
    rows.filter((row) => isNew(row) && namesVariant(row)).map((row) => nameKey(row)),
  );
  const items: ItemRows[] = [];
  const byKey = new Map<string, ItemRows>();
  for (const row of rows) {
    const product = ownerOf.get(cellIn(row, "_id") || cellIn(row, "variantId")) ?? null;
    const key = product
      ? `id ${product._id}`
      : idOf(row.cells) !== ""
        ? null
        : row.group === undefined
          ? nameKey(row)
          : `group ${row.group}`;
    const isGrouped =
      key !== null &&
      (product ? (product.variants ?? []).length > 0 : row.group !== undefined || named.has(key));
    const known = isGrouped ? byKey.get(key) : undefined;
    if (known) {
      known.rows.push(row);
      continue;
    }
    const item = { product, rows: [row] };
    items.push(item);
    if (isGrouped) byKey.set(key, item);
  }
  return items;
}

const nameKey = (row: ParsedRow): string => `name ${normalizedName(cellIn(row, "name"))}`;
