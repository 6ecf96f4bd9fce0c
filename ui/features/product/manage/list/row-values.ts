import type {
  CatalogueRow_ProductFragment,
  Category,
  ProductValues,
} from "../../../../generated/operations.ts";
import { noProduct, productSchema } from "../product-schema.ts";

export type CatalogueItem = CatalogueRow_ProductFragment;

/** What of an item can be edited in its row, as it is typed. */
export interface RowValues {
  name: string;
  description: string;
  category: Category;
  price: string;
  countInStock: string;
}

export type RowField = keyof RowValues;

export const rowFields: readonly RowField[] = [
  "name",
  "category",
  "price",
  "countInStock",
  "description",
];

/** An item as its row would show it for editing. */
export function valuesOf(item: CatalogueItem): RowValues {
  const { name, description, category, price, countInStock } = item;
  return { name, description, category, price: String(price), countInStock: String(countInStock) };
}

function clean(values: RowValues): RowValues {
  return {
    ...values,
    name: values.name.trim(),
    description: values.description.trim(),
    price: values.price.replaceAll(/[,\s]/g, ""),
    countInStock: values.countInStock.replaceAll(/[,\s]/g, ""),
  };
}

/** Fields in which two differ. */
export function differing(one: RowValues, other: RowValues): readonly RowField[] {
  const [a, b] = [clean(one), clean(other)];
  return rowFields.filter((field) =>
    field === "price" || field === "countInStock"
      ? Number(a[field]) !== Number(b[field])
      : a[field] !== b[field],
  );
}

/** What is wrong with each field; empty where nothing is. */
export type RowErrors = Partial<Record<RowField, string>>;

/** Checks the values with the same rules as the form that adds an item. */
export function problemsOf(values: RowValues): RowErrors {
  const checked = productSchema.safeParse({ ...noProduct, ...values });
  const issues = checked.success ? [] : checked.error.issues;
  const errors: RowErrors = {};
  for (const { path, message } of issues) {
    const field = rowFields.find((each) => each === path[0]);
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** Some of the values as the shop takes them. */
export function sentValues(values: RowValues, fields: readonly RowField[]): ProductValues {
  const { name, description, category, price, countInStock } = clean(values);
  const all = {
    name,
    description,
    category,
    price: Number(price),
    countInStock: Number(countInStock),
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}

/** The item once the values are its own. */
export function itemWith(item: CatalogueItem, values: RowValues): CatalogueItem {
  return { ...item, ...(sentValues(values, rowFields) as Partial<CatalogueItem>) };
}
