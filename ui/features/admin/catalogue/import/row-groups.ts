import { normalizedName } from "./column-names.ts";
import type { Table } from "./table.ts";

type TableRow = Table["rows"][number];

/** All rows of one item: the main row first, then variants and pictures. */
export interface RowGroup {
  line: number;
  rows: TableRow[];
  /** What is not imported. */
  notes: string[];
}

/** Maximum number of variants listed by name; the rest are counted. */
const maxNamed = 5;

/**
 * Groups rows by item, in the order of the file. Shopify writes variants and further pictures as
 * rows with the same `group`; WooCommerce writes variants as rows of type "variation" that name
 * their parent.
 */
export function groupRows(
  table: Table,
  group: string | undefined,
  price: string | undefined,
): RowGroup[] {
  const { names, rows } = table;
  const place = (folded: string) => names.findIndex((name) => normalizedName(name) === folded);
  const cellAt = ({ cells }: TableRow, at: number) => (cells[at] ?? "").trim();
  const own = group === undefined ? -1 : names.indexOf(group);
  const [type, parent, id, sku] = ["type", "parent", "id", "sku"].map(place) as [
    number,
    number,
    number,
    number,
  ];
  const isVariation = (row: TableRow) =>
    parent >= 0 && cellAt(row, parent) !== "" && /^variation\b/i.test(cellAt(row, type));

  const groups: RowGroup[] = [];
  const byKey = new Map<string, RowGroup>();
  const variations: TableRow[] = [];
  for (const row of rows) {
    if (isVariation(row)) {
      variations.push(row);
      continue;
    }
    const key = cellAt(row, own);
    const known = key === "" ? undefined : byKey.get(`group ${key}`);
    if (known) {
      known.rows.push(row);
      continue;
    }
    const begun: RowGroup = { line: row.line, rows: [row], notes: [] };
    groups.push(begun);
    if (key !== "") byKey.set(`group ${key}`, begun);
    if (parent >= 0) {
      byKey.set(`id:${cellAt(row, id)}`, begun);
      if (cellAt(row, sku) !== "") byKey.set(cellAt(row, sku), begun);
    }
  }
  for (const row of variations) {
    const of = byKey.get(cellAt(row, parent));
    if (of) of.rows.push(row);
    else groups.push({ line: row.line, rows: [row], notes: [] });
  }

  const named = namesOfVariants(names);
  const priced = price === undefined ? -1 : names.indexOf(price);
  for (const each of groups) {
    const isParent = each.rows.slice(1).some(isVariation);
    const variants = isParent
      ? each.rows.slice(1)
      : each.rows.filter((row) => named(row) !== "" || cellAt(row, priced) !== "").slice(1);
    const others = variants.map((row) => named(row) || `row ${row.line}`);
    if (others.length === 0) continue;
    const shown = others.slice(0, maxNamed).join(", ");
    const more = others.length > maxNamed ? ` and ${others.length - maxNamed} more` : "";
    each.notes.push(`Variants not imported: ${shown}${more}.`);
  }
  return groups.toSorted((a, b) => a.line - b.line);
}

/** Returns a reader of a row's variant name: its options, or its attribute values. */
function namesOfVariants(names: readonly string[]): (row: TableRow) => string {
  const places = names.flatMap((name, at) =>
    /^(?:option\d+value|attribute\d+values?)$/.test(normalizedName(name)) ? [at] : [],
  );
  return ({ cells }) =>
    places
      .map((at) => (cells[at] ?? "").trim())
      .filter((value) => value !== "" && value !== "Default Title")
      .join(" / ");
}
