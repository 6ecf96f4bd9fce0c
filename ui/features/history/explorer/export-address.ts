import { filterOf, type LogView } from "./log-view.ts";

/** Labels of the export formats, by the name in the API. */
export const exportFormats: Readonly<Record<string, string>> = {
  csv: "CSV",
  ndjson: "NDJSON",
  parquet: "Parquet",
};

/** URL that exports the current view, beginning after event number `after`. */
export function exportAddressOf(view: LogView, now: number, format: string, after: number): string {
  const { categories, types, actorId, productId, stream, order, province, from, to } = filterOf(
    view,
    now,
  );
  const params = new URLSearchParams({ format, ...(after > 0 && { after: String(after) }) });
  if (categories)
    params.set(
      "category",
      categories.map((category) => category.toLowerCase().replace("_", "")).join(","),
    );
  const texts = { type: types?.[0], actor: actorId, product: productId };
  for (const [name, text] of Object.entries({ ...texts, stream, order, province, from, to })) {
    if (text) params.set(name, text);
  }
  return `/api/history/events?${params.toString()}`;
}
