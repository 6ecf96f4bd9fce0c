import { isFormula, withoutGuard } from "../../../../generated/values/spreadsheet-formula.ts";
import type { Category } from "../../../../generated/operations.ts";
import type { Column } from "../list/csv.ts";
import { categoryDisplay } from "../../../shared/product/categories.ts";
import { categoryOf, sideColumns } from "./cells.ts";
import { normalizedName } from "./column-names.ts";
import { parseNumber } from "./spreadsheet-numbers.ts";
import { textOfHtml } from "./html-text.ts";
import type { ParsedFile, ParsedRow } from "./parse.ts";
import { groupRows, type RowGroup } from "./row-groups.ts";
import type { Table } from "./table.ts";

/** Fields that can be mapped to a column. `group` has the same text in all rows of one item. */
export const mappedFields = [
  "name",
  "category",
  "price",
  "countInStock",
  "image",
  "description",
  "modelImageUrl",
  "widthCm",
  "depthCm",
  "heightCm",
  "_id",
  "group",
] as const satisfies readonly (Column | "group")[];

export type MappedField = (typeof mappedFields)[number];

/** The column of each field. */
export interface Mapping {
  columns: Partial<Record<MappedField, string>>;
  /** For rows with an unknown category; null rejects them. */
  category: Category | null;
}

/** Reads one group of rows by column name. */
interface Reader {
  /** The first non-empty text in a column of the group, main row first. */
  first: (name: string | undefined) => string;
  all: (name: string | undefined) => string[];
}

/** Converts another shop's file to items: one row each, with notes on what is not imported. */
export function mappedFile(table: Table, mapping: Mapping): ParsedFile {
  const { columns } = mapping;
  const fields = mappedFields.filter(
    (field): field is Exclude<MappedField, "group"> =>
      field !== "group" &&
      (columns[field] !== undefined || field === "category" || field === "countInStock"),
  );
  const given = columns._id === undefined ? fields : fields.filter((each) => columns[each]);
  return {
    columns: given,
    rows: groupRows(table, columns.group, columns.price).map((group) =>
      mappedRow(table, group, mapping, given),
    ),
  };
}

function mappedRow(
  { names }: Table,
  group: RowGroup,
  mapping: Mapping,
  fields: readonly Exclude<MappedField, "group">[],
): ParsedRow {
  const places = new Map(names.map((name, place) => [name, place]));
  const all = (name: string | undefined) => {
    const place = name === undefined ? undefined : places.get(name);
    if (place === undefined) return [];
    return group.rows.map(({ cells }) => (cells[place] ?? "").trim()).filter((cell) => cell !== "");
  };
  const reader: Reader = { all, first: (name) => all(name)[0] ?? "" };
  const named = (folded: string) => names.find((name) => normalizedName(name) === folded);
  const notes = [...group.notes];
  const cells: Record<string, string> = {};
  const formulas: string[] = [];
  const column = mapping.columns;

  for (const field of fields) {
    const text = reader.first(column[field]);
    cells[field] = withoutGuard(text);
    if ((field === "name" || field === "description") && isFormula(text)) formulas.push(field);
  }
  if (fields.includes("category")) {
    cells["category"] = categoryCell(cells["category"] ?? "", mapping.category);
  }
  if (fields.includes("description")) {
    const html = cells["description"] || reader.first(named("shortdescription"));
    const description = textOfHtml(html.replaceAll(String.raw`\n`, "\n"));
    if (description !== html && isFormula(description)) formulas.push("description");
    cells["description"] = description;
  }
  if (fields.includes("countInStock")) {
    const count = cells["countInStock"] ?? "";
    if (count === "") {
      cells["countInStock"] = "0";
      notes.push("The file has no stock figure: 0 units.");
    } else if ((parseNumber(count) ?? 0) < 0) {
      cells["countInStock"] = "0";
      notes.push(`The file’s stock is ${count}: 0 units.`);
    }
  }
  if (fields.includes("image")) {
    const pictures = picturesOf(
      reader,
      column.image,
      group,
      places.get(named("imageposition") ?? ""),
    );
    cells["image"] = pictures[0] ?? "";
    if (pictures.length > 1) {
      const more = pictures.length - 1;
      notes.push(
        more === 1 ? "1 more picture is not imported." : `${more} more pictures are not imported.`,
      );
    }
  }
  measure(cells, fields, column, notes);
  if (reader.first(named("saleprice")) !== "" && column.price !== named("saleprice")) {
    notes.push("Its sale price is not imported.");
  }
  if (isUnpublished(reader, named)) notes.push("It is not published in the other shop.");
  return { line: group.line, cells, formulas, otherLength: null, notes };
}

/** Shops write category paths, and lists of them. */
function categoryCell(cell: string, otherwise: Category | null): string {
  const known = [cell, ...cell.split(/[>,|/]/)].map(categoryOf).find((each) => each !== undefined);
  const category = known ?? otherwise;
  return category ? categoryDisplay(category).label : cell;
}

/** Picture URLs in display order, without duplicates. */
function picturesOf(
  { all }: Reader,
  column: string | undefined,
  group: RowGroup,
  position: number | undefined,
): string[] {
  const ofRows = all(column);
  const order =
    position === undefined
      ? []
      : group.rows.map(({ cells }) => Number(cells[position])).filter((place) => place > 0);
  const sorted =
    order.length === ofRows.length
      ? ofRows
          .map((cell, at) => ({ cell, place: order[at] ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ cell }) => cell)
      : ofRows;
  // A comma may be part of a URL; a comma before another URL separates them.
  const each = sorted.flatMap((cell) => cell.split(/\s*[,|;\n]\s*(?=https?:\/\/|\/)/i));
  return [...new Set(each.map((address) => address.trim()).filter((address) => address !== ""))];
}

/** Centimetres per unit, by the unit's name in columns. */
const units: readonly (readonly [RegExp, number])[] = [
  [/(?:mm|millimet(?:er|re)s?)\W*$/i, 0.1],
  [/(?:\bin|["”]|inch(?:es)?)\W*$/i, 2.54],
  [/(?:\bft|feet|foot)\W*$/i, 30.48],
  [/\byd\W*$/i, 91.44],
  [/[\s(_](?:m|met(?:er|re)s?)\W*$/i, 100],
];

/** Sides in centimetres; all three or none. */
function measure(
  cells: Record<string, string>,
  fields: readonly string[],
  columns: Mapping["columns"],
  notes: string[],
): void {
  const given = sideColumns.filter((side) => fields.includes(side));
  if (given.length === 0) return;
  const isWhole = sideColumns.every((side) => (parseNumber(cells[side] ?? "") ?? 0) > 0);
  if (!isWhole && given.some((side) => (parseNumber(cells[side] ?? "") ?? 0) > 0)) {
    notes.push("Its size is not imported because a side is missing.");
  }
  for (const side of given) {
    const unit = units.find(([form]) => form.test(columns[side] ?? ""))?.[1] ?? 1;
    const length = (parseNumber(cells[side] ?? "") ?? 0) * unit;
    cells[side] = isWhole ? String(Math.round(length * 100) / 100) : "";
  }
}

function isUnpublished({ first }: Reader, named: (folded: string) => string | undefined): boolean {
  const published = first(named("published") ?? named("publishedononlinestore")).toLowerCase();
  const status = first(named("status")).toLowerCase();
  return ["0", "-1", "false"].includes(published) || ["draft", "archived"].includes(status);
}
