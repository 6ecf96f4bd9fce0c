import type {
  ChangeProductsMutation,
  ProductRowInput,
  ProductValues,
} from "../../../../generated/operations.ts";
import type { ImportRow } from "./rows.ts";

export type RowResult = ChangeProductsMutation["changeProducts"]["rows"][number];

/** So many rows, and letters of them, go in one request; the shop takes 100 rows and 100 kB. */
const mostRows = 100;
const mostLetters = 30_000;

/** What is sent for the rows of a file that change something. */
export function rowsToImport(rows: readonly ImportRow[]): ProductRowInput[] {
  return rows
    .filter(({ outcome }) => outcome === "new" || outcome === "changed")
    .map(({ line, productId, values, seen }) => ({
      row: line,
      ...(productId !== null && { id: productId }),
      values,
      ...(seen && { seen }),
    }));
}

/**
 * What takes rows back that were done, as which products: where a product is not as the row left
 * it, nothing is changed.
 */
export function rowsToUndo(
  sent: readonly ProductRowInput[],
  doneAs: ReadonlyMap<number, string>,
): ProductRowInput[] {
  return sent.flatMap(({ row, values, seen }) => {
    const id = doneAs.get(row);
    if (!id) return [];
    return [{ row, id, ...(seen && { values: seen }), ...(values && { seen: asLeft(values) }) }];
  });
}

/**
 * What a row left in its product, as far as it is known: of files of other hosts the shop keeps
 * copies at its own addresses.
 */
function asLeft(values: ProductValues): ProductValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !(field === "image" || field === "modelUrl") ||
        typeof value !== "string" ||
        value.startsWith("/"),
    ),
  );
}

/**
 * Rows in parts that the shop takes at once, each made when it is wanted: all at once would hold
 * the page.
 */
export function* partsOf(rows: readonly ProductRowInput[]): Generator<ProductRowInput[]> {
  let part: ProductRowInput[] = [];
  let letters = 0;
  for (const row of rows) {
    const { length } = JSON.stringify(row);
    if (part.length === mostRows || (part.length > 0 && letters + length > mostLetters)) {
      yield part;
      part = [];
      letters = 0;
    }
    part.push(row);
    letters += length;
  }
  if (part.length > 0) yield part;
}

/**
 * How the sending of a group ended: all sent, stopped between two parts, or a part that did not
 * come through.
 */
export type GroupEnd = "done" | "stopped" | "failed";

/**
 * Sends parts one after another until all have come through, `signal` stops it, or one fails. What
 * is sent again, because nobody knows whether it came through, changes nothing twice.
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
