import type {
  ChangeProductsMutation,
  ProductRowInput,
  ProductValues,
} from "../../../../generated/operations.ts";
import type { ImportRow } from "./rows.ts";

export type RowResult = ChangeProductsMutation["changeProducts"]["rows"][number];

/** Maximum rows and characters per request; the server accepts 100 rows and 100 kB. */
const maxRows = 100;
const maxLetters = 30_000;

/** The API input of the rows that change something. */
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
 * The API input that undoes completed rows. The server leaves a product unchanged if it was edited
 * since.
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
 * The values that a row left in its product, as far as known: the shop copies files from other
 * hosts to its own URLs.
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
 * Splits rows into batches of the maximum size. Generated lazily, because creating all at once
 * would block the page.
 */
export function* partsOf(rows: readonly ProductRowInput[]): Generator<ProductRowInput[]> {
  let part: ProductRowInput[] = [];
  let letters = 0;
  for (const row of rows) {
    const { length } = JSON.stringify(row);
    if (part.length === maxRows || (part.length > 0 && letters + length > maxLetters)) {
      yield part;
      part = [];
      letters = 0;
    }
    part.push(row);
    letters += length;
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
