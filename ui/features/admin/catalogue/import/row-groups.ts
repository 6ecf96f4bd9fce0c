import { normalizedName } from "./column-names.ts";
import type { Mapping } from "./mapped-fields.ts";
import type { Table } from "./table.ts";

type TableRow = Table["rows"][number];

/** All rows of one item: the main row first, then variants and pictures. */
export interface RowGroup {
  line: number;
  rows: TableRow[];
  /** The rows of variants; empty for an item without options. */
  variants: TableRow[];
  /** True if the main row is a parent of variants and not one itself. */
  isParent: boolean;
  /** What is not imported. */
  notes: string[];
}

/** Maximum number of variants listed by name; the rest are counted. */
const maxNamed = 5;

/**
 * Groups rows by item, in the order of the file. Shopify writes variants and further pictures as
 * rows with the same `group`; WooCommerce writes variants as rows of type "variation" that name
 * their parent. Without a column for `group`, rows with options and the same name are one item.
 */
export function groupRows(table: Table, columns: Mapping["columns"]): RowGroup[] {
  const group = columns.group ?? (columns.option1Value === undefined ? undefined : columns.name);
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
    const begun = groupOf(row);
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
    else groups.push(groupOf(row));
  }

  const priced = columns.price === undefined ? -1 : names.indexOf(columns.price);
  const named = nameOfVariant(names, columns);
  const hasParents = parent >= 0;
  for (const each of groups) {
    each.isParent = hasParents;
    const priceRows = each.rows.filter((row) => named(row) !== "" || cellAt(row, priced) !== "");
    const found = each.rows.slice(1).some(isVariation) ? each.rows.slice(1) : priceRows;
    const hasOptions = columns.option1Value !== undefined && found.some((row) => named(row) !== "");
    if (hasOptions && (!hasParents || found !== priceRows)) {
      each.variants = found;
      continue;
    }
    const others = (found === priceRows ? found.slice(1) : found).map(
      (row) => named(row) || `row ${row.line}`,
    );
    if (others.length === 0) continue;
    const shown = others.slice(0, maxNamed).join(", ");
    const more = others.length > maxNamed ? ` and ${others.length - maxNamed} more` : "";
    each.notes.push(`Variants not imported: ${shown}${more}.`);
  }
  return groups.toSorted((a, b) => a.line - b.line);
}

const groupOf = (row: TableRow): RowGroup => ({
  line: row.line,
  rows: [row],
  variants: [],
  isParent: false,
  notes: [],
});

/** Returns a reader of a variant's name: its option values, or its attribute values. */
function nameOfVariant(
  names: readonly string[],
  columns: Mapping["columns"],
): (row: TableRow) => string {
  const mapped = [columns.option1Value, columns.option2Value, columns.option3Value];
  const places = names.flatMap((name, at) =>
    mapped.includes(name) || /^(?:option\d+value|attribute\d+values?)$/.test(normalizedName(name))
      ? [at]
      : [],
  );
  return ({ cells }) =>
    places
      .map((at) => (cells[at] ?? "").trim())
      .filter((value) => value !== "" && value !== "Default Title")
      .join(" / ");
}
