import type { ProductValues } from "../../../../generated/operations.ts";
import { cellOf, variantColumns, type FileRow } from "../list/csv.ts";
import {
  addressesIn,
  categoryOf,
  normalizeLines,
  ownColumns,
  readCell,
  readSize,
  sideColumns,
  type OwnColumn,
} from "./cells.ts";
import { idOf } from "./item-rows.ts";
import type { ParsedRow } from "./parse.ts";
import type { ImportRow, RowChange, RowProblem } from "./rows.ts";
import { parseNumber } from "./spreadsheet-numbers.ts";

/** Required columns of a new product. */
const needed = ["name", "category", "price", "countInStock", "image", "description"] as const;

/** Numeric columns, whose values are never treated as formulas. */
const figures = new Set<string>(["price", "countInStock", ...sideColumns]);

/** Determines what the only row of an item would change. */
export function compareRow(
  row: ParsedRow,
  columns: ReadonlySet<string>,
  product: FileRow | null,
  other: number | undefined,
): ImportRow {
  const { line, cells } = row;
  const isNew = idOf(cells) === "";
  const changes = changesOf(cells, columns, product);
  const { values, wrong } = valuesOf(cells, changes, product?.furtherPictures);
  const problems = problemsOf(row, columns, product, other);
  const variants = product ? variantProblem(cells) : null;
  if (variants) problems.push(variants);
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
    fileRows: [row],
    options: [],
    variants: [],
  };
}

/** Problems of a row that are independent of its values. */
export function problemsOf(
  { cells, formulas, otherLength, problems: given = [] }: ParsedRow,
  columns: ReadonlySet<string>,
  product: FileRow | null,
  other: number | undefined,
): RowProblem[] {
  const problems: RowProblem[] = [...given];
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

/** An item gets its first options in the dialog, which asks what becomes of its stock. */
function variantProblem(cells: Record<string, string>): RowProblem | null {
  const column = variantColumns.find((each) => (cells[each] ?? "").trim() !== "");
  return column
    ? { column, message: "This item has no variants. Add them in Options and variants first" }
    : null;
}

/** The cells that differ from the product; all cells for a new product. */
export function changesOf(
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
  if (column === "pictures") return addressesIn(from).join(" ") !== addressesIn(to).join(" ");
  if (column === "image" || column === "modelImageUrl") return from.trim() !== to.trim();
  if (!figures.has(column)) return normalizeLines(from) !== to;
  return to.trim() === "" || from === "" ? from !== to.trim() : Number(from) !== parseNumber(to);
}

/** The values to send for changed cells, and the invalid ones. */
export function valuesOf(
  cells: Record<string, string>,
  changes: readonly RowChange[],
  pictures: FileRow["furtherPictures"] = [],
) {
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
  if (values.furtherPictures) {
    // The file has only addresses: a picture that stays keeps its text and its night picture.
    values.furtherPictures = values.furtherPictures.map(
      (given) => pictures.find(({ url }) => url === given.url) ?? given,
    );
  }
  return { values, wrong };
}

const isOwn = (change: RowChange): change is RowChange & { column: OwnColumn } =>
  ownColumns.some((column) => column === change.column);

/** The product's current values of the changed fields. */
export function seenOf(product: FileRow, changes: readonly RowChange[]): ProductValues {
  const { name, description, price, countInStock, image, modelImageUrl: modelUrl, size } = product;
  const values: Record<OwnColumn, ProductValues> = {
    name: { name },
    description: { description },
    category: { category: categoryOf(product.category) ?? null },
    price: { price },
    countInStock: { countInStock },
    image: { image },
    pictures: { furtherPictures: [...(product.furtherPictures ?? [])] },
    modelImageUrl: { modelUrl },
  };
  const seen = changes.map((change) => (isOwn(change) ? values[change.column] : { size }));
  return Object.assign({}, ...seen) as ProductValues;
}
