import type {
  ChangeProductsMutation,
  ProductRowInput,
  ProductValues,
  RowVariantInput,
  RowVariantsInput,
  VariantChanges,
} from "../../../../generated/operations.ts";
import { isVariantChange, type ImportRow } from "./rows.ts";

export type RowResult = ChangeProductsMutation["changeProducts"]["rows"][number];

/** Maximum rows or variants, and characters per request; the server accepts 100 and 100 kB. */
const maxRows = 100;
const maxLetters = 30_000;

/** The API input of the rows that change something. */
export function rowsToImport(rows: readonly ImportRow[]): ProductRowInput[] {
  return rows
    .filter(({ outcome }) => outcome === "new" || outcome === "changed")
    .map(({ line, productId, values, seen, options, variants }) => {
      const changed = variants.filter(isVariantChange).map(({ input }) => input);
      return {
        row: line,
        ...(productId !== null && { id: productId }),
        values,
        ...(seen && { seen }),
        ...(changed.length > 0 && { variants: { options: [...options], variants: changed } }),
      };
    });
}

/**
 * The API input that undoes completed rows. The server leaves a product unchanged if it was edited
 * since.
 */
export function rowsToUndo(
  sent: readonly ProductRowInput[],
  doneAs: ReadonlyMap<number, string>,
): ProductRowInput[] {
  return sent.flatMap(({ row, values, seen, variants }) => {
    const id = doneAs.get(row);
    if (!id) return [];
    return [
      {
        row,
        id,
        ...(seen && { values: seen }),
        ...(values && { seen: asLeft(values) }),
        ...(variants && { variants: undoOf(variants, Boolean(seen)) }),
      },
    ];
  });
}

/** The variants as they were; an item that was new is archived with them. */
function undoOf({ options, variants }: RowVariantsInput, wasInShop: boolean): RowVariantsInput {
  return {
    options,
    variants: variants.map(({ id, values, changes, seen }): RowVariantInput => {
      const left = changes ? asLeft(changes) : {};
      if (!wasInShop) return { values, seen: left };
      if (!seen) return { values, changes: { archived: true }, seen: left };
      return { ...(id && { id }), values, changes: seen, seen: left };
    }),
  };
}

/**
 * The values that a row left in its product, as far as known: the shop copies files from other
 * hosts to its own URLs.
 */
function asLeft<Values extends ProductValues | VariantChanges>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !(field === "image" || field === "modelUrl") ||
        typeof value !== "string" ||
        value.startsWith("/"),
    ),
  ) as Values;
}

/**
 * Splits rows into batches of the maximum size. Generated lazily, because creating all at once
 * would block the page.
 */
export function* partsOf(rows: readonly ProductRowInput[]): Generator<ProductRowInput[]> {
  let part: ProductRowInput[] = [];
  let [letters, size] = [0, 0];
  for (const row of rows) {
    const { length } = JSON.stringify(row);
    const own = Math.max(1, row.variants?.variants.length ?? 0);
    if (size + own > maxRows || (part.length > 0 && letters + length > maxLetters)) {
      yield part;
      part = [];
      [letters, size] = [0, 0];
    }
    part.push(row);
    letters += length;
    size += own;
  }
  if (part.length > 0) yield part;
}

/** How an import ended: complete, stopped between two batches, or a batch failed. */
export type GroupEnd = "done" | "stopped" | "failed";

/**
 * Sends batches until all are done, `signal` aborts, or one fails. Sending a batch again has no
 * further effect.
 */
export async function sendParts(
  parts: Iterable<ProductRowInput[]>,
  send: (rows: ProductRowInput[]) => Promise<readonly RowResult[]>,
  onResults: (results: readonly RowResult[]) => void,
  signal: AbortSignal,
): Promise<GroupEnd> {
  for (const part of parts) {
    if (signal.aborted) return "stopped";
    const results = await send(part).catch(() => null);
    if (!results) return "failed";
    onResults(results);
  }
  return "done";
}
