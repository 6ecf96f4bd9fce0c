import type { Column } from "../list/csv.ts";

/** Fields of an item that are columns of the shop's own files. */
export const itemFields = [
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
] as const satisfies readonly Column[];

/** Fields that can be mapped to a column. `group` has the same text in all rows of one item. */
export const mappedFields = [
  ...itemFields,
  "group",
  "variantSku",
  "variantImage",
  "option1Name",
  "option1Value",
  "option2Name",
  "option2Value",
  "option3Name",
  "option3Value",
] as const satisfies readonly (Column | "group" | "variantImage" | OptionField)[];

/** An option's name or value, in another shop's file. */
type OptionField = `option${1 | 2 | 3}${"Name" | "Value"}`;

export type MappedField = (typeof mappedFields)[number];

/** The column of each field. */
export interface Mapping {
  columns: Partial<Record<MappedField, string>>;
  /** For rows with an unknown category; null rejects them. */
  category: string | null;
}
