import { rowsOf, type ListedProduct } from "../list/csv.ts";
import { normalizedName } from "./column-names.ts";
import { compareItem } from "./compare-item.ts";
import { compareRow } from "./compare-row.ts";
import { hasVariants, idOf, itemsIn } from "./item-rows.ts";
import type { ParsedFile } from "./parse.ts";
import type { ImportRow } from "./rows.ts";

/** Determines what each item of a file would change in the current products. */
export function compare(
  { columns, rows }: ParsedFile,
  products: readonly ListedProduct[],
): ImportRow[] {
  const given = new Set(columns);
  const names = new Set(products.map(({ name }) => normalizedName(name)));
  const linesOf = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    const id = idOf(cells);
    linesOf.set(id, [...(id === "" ? [] : (linesOf.get(id) ?? [])), line]);
  }
  const ownerOf = new Map(
    products.flatMap((product) => (product.variants ?? []).map(({ _id }) => [_id, product.name])),
  );
  return itemsIn(rows, products)
    .flatMap((item) => {
      if (hasVariants(item)) return compareItem(item, given, ownerOf);
      const [product = null] = item.product ? rowsOf(item.product) : [];
      return item.rows.map((row) => {
        const id = idOf(row.cells);
        const other = id === "" ? undefined : linesOf.get(id)?.find((line) => line !== row.line);
        return compareRow(row, given, product, other);
      });
    })
    .map((compared) => {
      const isTwice = compared.outcome === "new" && names.has(normalizedName(compared.name));
      return isTwice ? { ...compared, notes: [...compared.notes, sameName] } : compared;
    });
}

const sameName = "An item with this name is already on sale.";
