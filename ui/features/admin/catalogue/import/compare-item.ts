import type { ProductValues, VariantChanges } from "../../../../generated/operations.ts";
import { limits } from "../../../../generated/shop.ts";
import { rowsOf, type FileRow, type ListedProduct, type ListedVariant } from "../list/csv.ts";
import { categoryOf, normalizeLines, readCell, readSize, sideColumns } from "./cells.ts";
import { changesOf, problemsOf, seenOf, valuesOf } from "./compare-row.ts";
import { cellIn, idOf, type ItemRows } from "./item-rows.ts";
import type { ParsedRow } from "./parse.ts";
import {
  isVariantChange,
  type ImportRow,
  type ImportVariant,
  type RowChange,
  type RowProblem,
} from "./rows.ts";
import { combinationOf, optionProblems, textsIn, valueProblems } from "./variant-values.ts";

/** Columns that all rows of an item share. */
const shared = ["name", "category", "description", "modelImageUrl", "pictures"] as const;

/** Columns of a variant's own values. */
const own = ["price", "countInStock", "image", ...sideColumns, "variantSku"] as const;

/** Reports a problem in a row; `column` is null if it is the whole row. */
type Say = (row: ParsedRow, column: string | null, message: string) => void;

/** An item of the shop or a new one, and what its file says. */
interface Item {
  product: ListedProduct | null;
  /** The product's variants as rows of a file. */
  listed: readonly FileRow[];
  columns: ReadonlySet<string>;
  /** Names of the options. */
  options: readonly string[];
  /** Picture and size of the item, for which a variant stores none of its own. */
  image: string;
  size: ProductValues["size"];
  say: Say;
}

/** Determines what the rows of an item with variants would change. */
export function compareItem(
  { product, rows: all }: ItemRows,
  columns: ReadonlySet<string>,
  ownerOf: ReadonlyMap<string, string>,
): ImportRow {
  // Each check compares a row with others, so more rows than an item can have are not compared.
  const rows = all.slice(0, limits.variants);
  const [first] = rows;
  if (!first) throw new Error("An item has at least one row");
  const listed = product ? rowsOf(product) : [];
  const [before = null] = listed;
  const problems: RowProblem[] = rows.flatMap((row) =>
    problemsOf(row, columns, before, undefined).map((each) => ({ ...each, line: row.line })),
  );
  const say: Say = ({ line }, column, message) => {
    const isKnown = problems.some((each) => each.line === line && each.column === column);
    if (!isKnown) problems.push({ line, column, message });
  };
  const excess = all[limits.variants];
  if (excess) say(excess, null, tooMany(all.length));
  const sharedColumns = new Set<string>(shared.filter((column) => columns.has(column)));
  const changes = changesOf(first.cells, sharedColumns, before);
  const read = valuesOf(first.cells, changes, before?.furtherPictures);
  for (const { column, message } of read.wrong) say(first, column, message);
  for (const row of rows.slice(1)) checkAgreement(row, first, sharedColumns, say);

  const options = optionsOf(product, rows, columns, say);
  const { itemCells = first.cells } = first;
  const size = product ? product.size : sizeIn(itemCells);
  const image = product ? product.image : (itemCells.image ?? "").trim();
  const item: Item = { product, listed, columns, options, image, size, say };
  if (!product) checkPicture(first, item);
  const variants = variantsOf(rows, item, ownerOf);
  const values: ProductValues = {
    ...read.values,
    ...(!product && { image, ...(size !== undefined && { size }) }),
  };
  checkCopies(first, values, variants, say);

  const isChanged = changes.length > 0 || variants.some(isVariantChange);
  return {
    id: `row-${first.line}`,
    line: first.line,
    name: cellIn(first, "name") || (product?.name ?? idOf(first.cells)),
    outcome:
      problems.length > 0 ? "refused" : product ? (isChanged ? "changed" : "unchanged") : "new",
    productId: product?._id ?? null,
    changes: product ? changes : [...changes, ...itemChanges(item)],
    problems,
    notes: [...new Set(rows.flatMap(({ notes = [] }) => notes))],
    values,
    seen: before && seenOf(before, changes),
    fileRows: all,
    options,
    variants,
  };
}

/** Picture and size of a new item, as the preview shows them. */
function itemChanges({ image, size }: Item): RowChange[] {
  const sides = sideColumns.map((column) => ({ column, to: String(size?.[column] ?? "") }));
  return [{ column: "image" as const, to: image }, ...sides].map((each) => ({ ...each, from: "" }));
}

function checkAgreement(
  row: ParsedRow,
  first: ParsedRow,
  columns: ReadonlySet<string>,
  say: Say,
): void {
  for (const column of columns) {
    const [a, b] = [first, row].map(({ cells }) => normalizeLines(cells[column] ?? "").trim()) as [
      string,
      string,
    ];
    const isSame = a === b || (column === "category" && categoryOf(a) === categoryOf(b));
    if (!isSame) say(row, column, `Row ${first.line} of this item has another value`);
  }
}

/** The options of the item, on which all rows agree. */
function optionsOf(
  product: ListedProduct | null,
  rows: readonly ParsedRow[],
  columns: ReadonlySet<string>,
  say: Say,
): readonly string[] {
  const [first] = rows;
  const present = product?.options?.map(({ name }) => name);
  if (present && !columns.has("variantOptions")) return present;
  const options = present ?? (first ? textsIn(cellIn(first, "variantOptions")) : []);
  for (const row of rows) {
    const given = textsIn(cellIn(row, "variantOptions"));
    const isSame = given.join() === options.join();
    if (present && !isSame) {
      say(row, "variantOptions", "An import can’t rename options. Use Options and variants");
    } else if (!isSame) {
      say(row, "variantOptions", `Row ${first?.line} of this item has other options`);
    }
  }
  const [problem] = present ? [] : optionProblems(options);
  if (first && problem) say(first, "variantOptions", problem);
  return options;
}

function checkPicture(first: ParsedRow, { columns, image, say }: Item): void {
  if (!columns.has("image")) return;
  const picture = readCell("image", image);
  if ("message" in picture) say(first, "image", picture.message);
}

function sizeIn(cells: Record<string, string>): ProductValues["size"] {
  const size = readSize(cells);
  return "values" in size ? (size.values.size ?? null) : null;
}

/** The variants in an item's rows. Rows that name no variant change the item alone. */
function variantsOf(
  rows: readonly ParsedRow[],
  item: Item,
  ownerOf: ReadonlyMap<string, string>,
): ImportVariant[] {
  const { product, say } = item;
  const variants: ImportVariant[] = [];
  const lineOf = new Map<string, number>();
  const check = valueProblems(product?.options ?? item.options.map((name) => ({ name })));
  const skuOf = new Map<string, string>();
  for (const { _id, sku } of product?.variants ?? []) if (sku) skuOf.set(_id, sku.toLowerCase());
  let count = product?.variants?.length ?? 0;
  for (const row of rows) {
    const found = variantOf(row, item, ownerOf);
    if (found === "unknown") continue;
    const listed = found === "none" ? null : found;
    const values = listed?.values ?? textsIn(cellIn(row, "variantValues"));
    const key = combinationOf(values);
    const twice = lineOf.get(key);
    if (twice !== undefined) {
      const isVariant = values.length > 0;
      say(
        row,
        isVariant ? "variantValues" : "_id",
        `Row ${twice} is the same ${isVariant ? "variant" : "item"}`,
      );
    }
    lineOf.set(key, twice ?? row.line);
    if (found === "none") continue;
    if (!found) {
      for (const message of check(values)) say(row, "variantValues", message);
      count += 1;
      if (count > limits.variants) {
        say(row, null, tooMany(count));
      }
    }
    const id = found?._id ?? `row ${row.line}`;
    if (item.columns.has("variantSku")) skuOf.set(id, cellIn(row, "variantSku").toLowerCase());
    variants.push(comparedVariant(row, found, values, item));
  }
  checkSkus(rows, variants, [...skuOf.values()], say);
  return variants;
}

const tooMany = (count: number): string =>
  `An item has at most ${limits.variants} variants; this one would have ${count}`;

function checkSkus(
  rows: readonly ParsedRow[],
  variants: readonly ImportVariant[],
  used: readonly string[],
  say: Say,
): void {
  for (const { line } of variants) {
    const row = rows.find((each) => each.line === line);
    const sku = row ? cellIn(row, "variantSku") : "";
    if (!row || sku === "") continue;
    if (sku.length > limits.sku) say(row, "variantSku", `At most ${limits.sku} characters`);
    if (used.filter((each) => each === sku.toLowerCase()).length > 1) {
      say(row, "variantSku", `Another variant has the SKU ${sku}`);
    }
  }
}

/**
 * The variant that a row names; null for a new one, "none" if the row names no variant, and
 * "unknown" if there is no such variant.
 */
function variantOf(
  row: ParsedRow,
  item: Item,
  ownerOf: ReadonlyMap<string, string>,
): ListedVariant | null | "none" | "unknown" {
  const { product, columns, say } = item;
  if (!product) return null;
  const variants = product.variants ?? [];
  const values = textsIn(cellIn(row, "variantValues"));
  const [itemId, variantId] = [cellIn(row, "_id"), cellIn(row, "variantId")];
  const id = variantId || (itemId === product._id ? "" : itemId);
  if (id === "") {
    if (values.length === 0) return unnamed(row, item);
    const key = combinationOf(values);
    return variants.find((each) => combinationOf(each.values) === key) ?? null;
  }
  const named = variants.find(({ _id }) => _id === id);
  if (!named) {
    const owner = ownerOf.get(id);
    say(
      row,
      "variantId",
      owner === undefined
        ? "No variant on sale has this id; leave it empty for a new variant"
        : `This is a variant of ${owner}`,
    );
    return "unknown";
  }
  if (columns.has("variantValues") && values.join() !== named.values.join()) {
    say(row, "variantValues", "An import can’t rename values. Use Options and variants");
  }
  return named;
}

/** A row without a variant may repeat the first variant's values, but not change them. */
function unnamed(row: ParsedRow, { listed, columns, say }: Item): "none" {
  const filled = own.filter((each) => columns.has(each) && cellIn(row, each) !== "");
  const [change] = changesOf(row.cells, new Set<string>(filled), listed[0] ?? null);
  if (change) {
    say(row, change.column, "This item has variants. Name one in variantId or variantValues");
  }
  return "none";
}

/** What a variant's row would change. */
function comparedVariant(
  row: ParsedRow,
  found: ListedVariant | null,
  values: readonly string[],
  item: Item,
): ImportVariant {
  const { listed, columns, say } = item;
  const ownColumns = new Set<string>(own.filter((column) => columns.has(column)));
  const before = found && (listed.find(({ variantId }) => variantId === found._id) ?? null);
  // An empty picture or size is that of the item.
  const cells = { ...row.cells };
  if (cellIn(row, "image") === "") cells.image = item.image;
  if (sideColumns.every((side) => cellIn(row, side) === "")) {
    for (const side of sideColumns) cells[side] = String(item.size?.[side] ?? "");
  }
  if (!before) {
    for (const column of ["price", "countInStock"]) {
      if (!columns.has(column)) say(row, column, "Required for a new variant");
    }
  }
  const changes = [
    ...changesOf(cells, ownColumns, before),
    ...skuChange(cellIn(row, "variantSku"), ownColumns, before),
  ];
  const { values: read, wrong } = valuesOf(cells, changes.filter(isValue));
  for (const { column, message } of wrong) say(row, column, message);
  const given: VariantChanges = {
    ...(read.price != null && { price: read.price }),
    ...(read.countInStock != null && { countInStock: read.countInStock }),
    ...(read.image !== undefined && { image: read.image === item.image ? null : read.image }),
    ...(read.size !== undefined && { size: sameSize(read.size, item.size) ? null : read.size }),
    ...(changes.some(({ column }) => column === "variantSku") && {
      sku: cellIn(row, "variantSku") || null,
    }),
  };
  const seen = found && seenVariant(found, given);
  return {
    line: row.line,
    title: values.join(", "),
    isNew: found === null,
    changes: before ? changes : changes.filter((each) => isOwnValue(each, item)),
    input: {
      ...(found && { id: found._id }),
      values: [...values],
      changes: given,
      ...(seen && { seen }),
    },
  };
}

/** True if a new variant's value differs from that of its item. */
function isOwnValue({ column, to }: RowChange, { image, size }: Item): boolean {
  if (column === "image") return to !== image;
  const side = sideColumns.find((each) => each === column);
  return to !== "" && (side === undefined || to !== String(size?.[side] ?? ""));
}

const isValue = ({ column }: { column: string }): boolean => column !== "variantSku";

function skuChange(sku: string, columns: ReadonlySet<string>, before: FileRow | null) {
  const from = before?.variantSku ?? "";
  return columns.has("variantSku") && sku !== from
    ? [{ column: "variantSku" as const, from, to: sku }]
    : [];
}

/** The variant's current values of the changed fields; null is the item's. */
function seenVariant(
  { price, countInStock, sku, image, size }: ListedVariant,
  changed: VariantChanges,
): VariantChanges {
  return {
    ...(changed.price !== undefined && { price }),
    ...(changed.countInStock !== undefined && { countInStock }),
    ...(changed.sku !== undefined && { sku }),
    ...(changed.image !== undefined && { image }),
    ...(changed.size !== undefined && { size }),
  };
}

const sameSize = (a: ProductValues["size"], b: ProductValues["size"]): boolean =>
  sideColumns.every((side) => a?.[side] === b?.[side]);

/** The shop copies files of other websites, a few for each item. */
function checkCopies(
  first: ParsedRow,
  values: ProductValues,
  variants: readonly ImportVariant[],
  say: Say,
): void {
  const files = [
    values.image,
    values.modelUrl,
    ...variants.map(({ input }) => input.changes?.image),
  ].filter((file) => typeof file === "string" && !file.startsWith("/"));
  if (new Set(files).size > limits.copiedFiles) {
    say(first, "image", `At most ${limits.copiedFiles} files of other websites in one item`);
  }
}
