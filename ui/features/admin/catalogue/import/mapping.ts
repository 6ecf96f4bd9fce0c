import { isFormula, withoutGuard } from "../../../../generated/values/spreadsheet-formula.ts";
import { variantColumns } from "../list/csv.ts";
import { shopCategories } from "../../../../components/shop-categories.ts";
import { categoryOf, sideColumns } from "./cells.ts";
import { normalizedName } from "./column-names.ts";
import { parseNumber } from "./spreadsheet-numbers.ts";
import { textOfHtml } from "./html-text.ts";
import type { ParsedFile, ParsedRow } from "./parse.ts";
import { itemFields, type MappedField, type Mapping } from "./mapped-fields.ts";
import { groupRows, type RowGroup } from "./row-groups.ts";
import type { RowProblem } from "./rows.ts";
import type { Table } from "./table.ts";

/** Reads one group of rows by column name. */
interface Reader {
  /** The first non-empty text in a column of the group, main row first. */
  first: (name: string | undefined) => string;
  all: (name: string | undefined) => string[];
  /** The text in a column of one row. */
  own: (row: Table["rows"][number], name: string | undefined) => string;
}

/** Fields that each variant has of its own, if its row has them. */
const variantFields = new Set<string>(["price", "countInStock", ...sideColumns]);

/**
 * Converts another shop's file to the shop's own columns: a row for each item or variant, with
 * notes on what is not imported.
 */
export function mappedFile(table: Table, mapping: Mapping): ParsedFile {
  const { columns } = mapping;
  const fields = itemFields.filter(
    (field) => columns[field] !== undefined || field === "category" || field === "countInStock",
  );
  const given = columns._id === undefined ? fields : fields.filter((each) => columns[each]);
  const groups = groupRows(table, columns);
  const hasVariants = groups.some(({ variants }) => variants.length > 0);
  return {
    columns: [...given, ...(hasVariants ? variantColumns : [])],
    rows: groups.flatMap((group) => mappedRows(table, group, mapping, given)),
  };
}

function mappedRows(
  table: Table,
  group: RowGroup,
  mapping: Mapping,
  fields: readonly (typeof itemFields)[number][],
): ParsedRow[] {
  const item = mappedItem(table, group, mapping, fields);
  const { columns } = mapping;
  const { reader, row } = item;
  if (group.variants.length === 0) {
    if (reader.first(columns.variantSku) !== "") {
      row.notes = [...(row.notes ?? []), "Its SKU is not imported because it has no options."];
    }
    return [row];
  }
  const options = optionsIn(table, group, reader, columns);
  row.notes = [...(row.notes ?? []), ...unusedOptions(group, reader, columns)];
  return group.variants.map((variant, at) => {
    const cells = { ...row.cells };
    const notes = [...(row.notes ?? [])];
    const ownText = (field: MappedField) => withoutGuard(reader.own(variant, columns[field]));
    for (const field of fields) {
      const text = ownText(field);
      if (variantFields.has(field)) {
        if (!sideColumns.some((side) => side === field)) cells[field] = text;
      } else if (field === "name" && text !== "" && !group.isParent) cells[field] = text;
    }
    if (fields.includes("countInStock")) cells["countInStock"] = stockIn(cells, notes);
    if (sideColumns.some((side) => ownText(side) !== "")) {
      for (const side of sideColumns) cells[side] = ownText(side);
      measure(cells, fields, columns, notes);
    }
    const picture = picturesIn(
      reader.own(variant, group.isParent ? columns.image : columns.variantImage),
    );
    if (picture[0] !== undefined) cells["image"] = picture[0];
    cells["variantSku"] = ownText("variantSku");
    const values = options.places.map((field) => ownText(field));
    cells["variantOptions"] = options.names.join(", ");
    cells["variantValues"] = values.join(", ");
    const problems = at === 0 ? [...options.problems] : [];
    for (const text of values.filter((value) => value.includes(","))) {
      problems.push({ column: "variantValues", message: `Please write “${text}” without a comma` });
    }
    const itemCells = row.cells["image"] === "" ? cells : row.cells;
    const { line } = variant;
    return { ...row, line, cells, itemCells, notes, group: String(group.line), problems };
  });
}

/** The options that variants of a group use: names, and the fields of the values. */
function optionsIn(
  { names: columnNames }: Table,
  { variants }: RowGroup,
  { first, own }: Reader,
  columns: Mapping["columns"],
) {
  const used = ([1, 2, 3] as const).filter((number) =>
    variants.some((row) => own(row, columns[`option${number}Value`]) !== ""),
  );
  const problems: RowProblem[] = [];
  const names = used.map((number) => {
    const field = columns[`option${number}Name`];
    const name = withoutGuard(first(field));
    if (name === "") {
      const message = `Option ${number} has no name. Choose the column of its name`;
      problems.push({ column: "variantOptions", message });
    }
    const other = variants
      .map((row) => own(row, field))
      .find((text) => text && text !== first(field));
    if (other !== undefined) {
      const message = `The rows of this item disagree: option ${number} is ${name} and ${other}`;
      problems.push({ column: "variantOptions", message });
    }
    if (name.includes(",")) {
      problems.push({
        column: "variantOptions",
        message: `Please write “${name}” without a comma`,
      });
    }
    return name;
  });
  const fourth = columnNames.find((name) =>
    /^(?:option[4-9]value|attribute[4-9]values?)$/.test(normalizedName(name)),
  );
  if (fourth !== undefined && variants.some((row) => own(row, fourth) !== "")) {
    problems.push({ column: "variantOptions", message: "An item has at most 3 options" });
  }
  return { names, problems, places: used.map((number) => `option${number}Value` as const) };
}

/** Notes on options that the item names, and of which no variant has a value. */
function unusedOptions(
  { variants }: RowGroup,
  { first, own }: Reader,
  columns: Mapping["columns"],
) {
  return ([1, 2, 3] as const).flatMap((number) => {
    const [name, value] = [columns[`option${number}Name`], columns[`option${number}Value`]];
    const text = withoutGuard(first(name));
    const isUsed = variants.some((row) => own(row, value) !== "");
    return text === "" || isUsed
      ? []
      : [`Its option ${text} is not imported because no variant has a value of it.`];
  });
}

/** An item by the first texts of its rows. */
function mappedItem(
  { names }: Table,
  group: RowGroup,
  mapping: Mapping,
  fields: readonly (typeof itemFields)[number][],
): { reader: Reader; row: ParsedRow } {
  const places = new Map(names.map((name, place) => [name, place]));
  const own: Reader["own"] = ({ cells }, name) => {
    const place = name === undefined ? undefined : places.get(name);
    return place === undefined ? "" : (cells[place] ?? "").trim();
  };
  const all = (name: string | undefined) =>
    group.rows.map((row) => own(row, name)).filter((cell) => cell !== "");
  const reader: Reader = { all, own, first: (name) => all(name)[0] ?? "" };
  const named = (folded: string) => names.find((name) => normalizedName(name) === folded);
  const notes = [...group.notes];
  const cells: Record<string, string> = {};
  const formulas: string[] = [];
  const column = mapping.columns;
  const hasVariants = group.variants.length > 0;

  // A parent's empty size is no variant's size.
  const [parent] = group.isParent && hasVariants ? group.rows : [];
  const isSide = (field: string) => sideColumns.some((side) => side === field);
  for (const field of fields) {
    const text = parent && isSide(field) ? own(parent, column[field]) : reader.first(column[field]);
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
  if (fields.includes("countInStock") && !hasVariants) {
    cells["countInStock"] = stockIn(cells, notes);
  }
  if (fields.includes("image")) {
    const pictures = picturesOf(
      reader,
      column.image,
      group,
      places.get(named("imageposition") ?? ""),
    );
    cells["image"] = pictures[0] ?? "";
    const ofVariants = new Set(all(hasVariants ? column.variantImage : undefined));
    const more = pictures.slice(1).filter((picture) => !ofVariants.has(picture)).length;
    if (more > 0) {
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
  return { reader, row: { line: group.line, cells, formulas, otherLength: null, notes } };
}

/** A stock that the shop accepts; a missing or negative one becomes 0, with a note. */
function stockIn(cells: Readonly<Record<string, string>>, notes: string[]): string {
  const count = cells["countInStock"] ?? "";
  if (count === "") {
    notes.push("The file has no stock figure: 0 units.");
    return "0";
  }
  if ((parseNumber(count) ?? 0) >= 0) return count;
  notes.push(`The file’s stock is ${count}: 0 units.`);
  return "0";
}

/** Shops write category paths, and lists of them. */
function categoryCell(cell: string, otherwise: string | null): string {
  const known = [cell, ...cell.split(/[>,|/]/)].map(categoryOf).find((each) => each !== undefined);
  const category = known ?? otherwise;
  return category ? shopCategories().display(category).label : cell;
}

/** Picture URLs in display order, without duplicates. */
function picturesOf(
  { all, own }: Reader,
  column: string | undefined,
  group: RowGroup,
  position: number | undefined,
): string[] {
  // The parent's picture is the item's; pictures of its variants are their own.
  const [parent] = group.rows;
  const isOfParent = group.isParent && group.variants.length > 0 && parent;
  const ofRows = isOfParent && own(parent, column) !== "" ? [own(parent, column)] : all(column);
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
  return [...new Set(sorted.flatMap(picturesIn))];
}

/** The URLs in a cell. A comma may be part of a URL; a comma before another URL separates them. */
const picturesIn = (cell: string): string[] =>
  cell
    .split(/\s*[,|;\n]\s*(?=https?:\/\/|\/)/i)
    .map((address) => address.trim())
    .filter((address) => address !== "");

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
