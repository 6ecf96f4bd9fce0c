import { columns, type Column } from "../list/csv.ts";
import { problemColumn } from "./file-form.ts";

/** A column of the shop's own files. */
type FileColumn = Column | typeof problemColumn;

/**
 * A name without case, blanks and signs, by which columns are recognised however a spreadsheet
 * wrote them.
 */
export const foldedName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const byName = new Map<string, FileColumn>(
  [...columns, problemColumn].map((column): [string, FileColumn] => [foldedName(column), column]),
);

/** The column of the shop that a name in a file stands for; undefined where the shop has none. */
export const columnOf = (name: string): FileColumn | undefined => byName.get(foldedName(name));
