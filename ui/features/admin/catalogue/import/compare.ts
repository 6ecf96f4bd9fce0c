import type { ProductValues } from "../../../../generated/operations.ts";
import { cellOf, rowsOf, versionColumns, type FileRow, type ListedProduct } from "../list/csv.ts";
import {
  categoryOf,
  normalizeLines,
  ownColumns,
  readCell,
  readSize,
  sideColumns,
  type OwnColumn,
} from "./cells.ts";
import { normalizedName } from "./column-names.ts";
import { parseNumber } from "./spreadsheet-numbers.ts";
import type { ParsedFile, ParsedRow } from "./parse.ts";
import type { ImportRow, RowChange, RowProblem } from "./rows.ts";

/** Required columns of a new product. */
const needed = ["name", "category", "price", "countInStock", "image", "description"] as const;

/** Numeric columns, whose values are never treated as formulas. */
const figures = new Set<string>(["price", "countInStock", ...sideColumns]);

/** Determines what each row of a file would change in the current products. */
export function compare(
  { columns, rows }: ParsedFile,
  products: readonly ListedProduct[],
): ImportRow[] {
  const items = products.flatMap(rowsOf);
  const byId = new Map([
    // The product's own id names its first version.
    ...items.toReversed().map((item) => [item._id, item] as const),
    ...items.map((item) => [item.versionId ?? item._id, item] as const),
  ]);
  const given = new Set(columns);
  const names = new Set(products.map(({ name }) => normalizedName(name)));
  const linesOf = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    const id = idOf(cells);
    linesOf.set(id, [...(id === "" ? [] : (linesOf.get(id) ?? [])), line]);
  }
  return rows.map((row) => {
    const id = idOf(row.cells);
    const other = id === "" ? undefined : linesOf.get(id)?.find((line) => line !== row.line);
    const compared = compareRow(row, given, byId.get(id) ?? null, other);
    const isTwice = compared.outcome === "new" && names.has(normalizedName(compared.name));
    return isTwice ? { ...compared, notes: [...compared.notes, sameName] } : compared;
  });
}

const sameName = "An item with this name is already on sale.";

/** The id of the version, or of a product without options. */
const idOf = (cells: Record<string, string>) =>
  (cells.versionId ?? "").trim() || (cells._id ?? "").trim();

function compareRow(
  row: ParsedRow,
  columns: ReadonlySet<string>,
  product: FileRow | null,
  other: number | undefined,
): ImportRow {
  const { line, cells } = row;
  const isNew = idOf(cells) === "";
  const changes = changesOf(cells, columns, product);
  const { values, wrong } = valuesOf(cells, changes);
  const problems = problemsOf(row, columns, product, other);
  const versions = versionProblem(cells, columns, product, changes);
  if (versions) problems.push(versions);
  problems.push(...wrong.filter(({ column }) => problems.every((one) => one.column !== column)));
  const refused = problems.length > 0;
  return {
    id: `row-${line}`,
    line,
    name: (cells.name ?? "").trim() || (product?.name ?? idOf(cells)),
    outcome: refused ? "refused" : isNew ? "new" : changes.length > 0 ? "changed" : "unchanged",
    productId: product?._id ?? null,
    changes,
    problems,
    notes: row.notes ?? [],
    values,
    seen: product && seenOf(product, changes),
    cells,
  };
}

/** Problems of a row that are independent of its values. */
function problemsOf(
  { cells, formulas, otherLength }: ParsedRow,
  columns: ReadonlySet<string>,
  product: FileRow | null,
  other: number | undefined,
): RowProblem[] {
  const problems: RowProblem[] = [];
  const say = (column: string | null, message: string) => problems.push({ column, message });
  if (otherLength !== null) {
    say(null, `The row has ${otherLength} cells, but the file has ${columns.size} columns`);
  }
  if (other !== undefined) say("_id", `Duplicate id (also in row ${other})`);
  if (idOf(cells) !== "" && !product) {
    say("_id", "No item on sale has this id; leave it empty for a new item");
  }
  for (const column of formulas.filter((name) => !figures.has(name))) {
    say(column, "This is a formula. Enter plain text, or put an apostrophe before it");
  }
  if (idOf(cells) === "") {
    for (const column of needed.filter((name) => !columns.has(name))) {
      say(column, "Required for a new item, but the column is missing");
    }
  }
  return problems;
}

/** Options and versions are changed together, which one row of a file can't do. */
function versionProblem(
  cells: Record<string, string>,
  columns: ReadonlySet<string>,
  product: FileRow | null,
  changes: readonly RowChange[],
): RowProblem | null {
  const isOther = (column: (typeof versionColumns)[number]) =>
    columns.has(column) && (cells[column] ?? "").trim() !== (product?.[column] ?? "");
  const column = versionColumns.find(isOther);
  if (column) {
    return { column, message: "An import can’t change options. Use Options and versions" };
  }
  const change = product?.versionId ? changes[0] : undefined;
  return change
    ? { column: change.column, message: "This item has versions. Use Options and versions" }
    : null;
}

/** The cells that differ from the product; all cells for a new product. */
function changesOf(
  cells: Record<string, string>,
  columns: ReadonlySet<string>,
  product: FileRow | null,
): RowChange[] {
  return [...ownColumns, ...sideColumns]
    .filter((column) => columns.has(column))
    .map((column) => ({
      column,
      from: product ? String(cellOf(product, column) ?? "") : "",
      to: normalizeLines(cells[column] ?? ""),
    }))
    .filter((change) => !product || isChange(change));
}

function isChange({ column, from, to }: RowChange): boolean {
  if (column === "category") return from !== to.trim() && categoryOf(from) !== categoryOf(to);
  if (column === "image" || column === "modelImageUrl") return from.trim() !== to.trim();
  if (!figures.has(column)) return normalizeLines(from) !== to;
  return to.trim() === "" || from === "" ? from !== to.trim() : Number(from) !== parseNumber(to);
}

/** The values to send for changed cells, and the invalid ones. */
function valuesOf(cells: Record<string, string>, changes: readonly RowChange[]) {
  let values: ProductValues = {};
  const wrong: RowProblem[] = [];
  const read = [
    ...changes.filter(isOwn).map(({ column }) => readCell(column, cells[column] ?? "")),
    ...(changes.every(isOwn) ? [] : [readSize(cells)]),
  ];
  for (const one of read) {
    if ("values" in one) values = { ...values, ...one.values };
    else wrong.push(one);
  }
  return { values, wrong };
}

const isOwn = (change: RowChange): change is RowChange & { column: OwnColumn } =>
  ownColumns.some((column) => column === change.column);

/** The product's current values of the changed fields. */
function seenOf(product: FileRow, changes: readonly RowChange[]): ProductValues {
  const { name, description, price, countInStock, image, modelImageUrl: modelUrl, size } = product;
  const values: Record<OwnColumn, ProductValues> = {
    name: { name },
    description: { description },
    category: { category: categoryOf(product.category) ?? null },
    price: { price },
    countInStock: { countInStock },
    image: { image },
    modelImageUrl: { modelUrl },
  };
  const seen = changes.map((change) => (isOwn(change) ? values[change.column] : { size }));
  return Object.assign({}, ...seen) as ProductValues;
}
