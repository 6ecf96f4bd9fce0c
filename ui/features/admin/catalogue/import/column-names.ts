import { columns, variantColumns, type Column } from "../list/csv.ts";
import { problemColumn } from "./file-form.ts";

/** A column of the shop's own files. */
type FileColumn = Column | typeof problemColumn;

/** Normalizes a column name: lower case, without spaces and punctuation. */
export const normalizedName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const named = (name: string, column: FileColumn): [string, FileColumn] => [
  normalizedName(name),
  column,
];

const byName = new Map<string, FileColumn>([
  ...[...columns, problemColumn].map((column) => named(column, column)),
  // Files that were exported before variants had this name.
  ...variantColumns.map((column) => named(column.replace("variant", "version"), column)),
]);

/** The shop's column with this name; undefined if unknown. */
export const columnOf = (name: string): FileColumn | undefined => byName.get(normalizedName(name));
