import type {
  CatalogueRow_ProductFragment,
  ProductValues,
} from "../../../../generated/operations.ts";
import { noProduct, productSchema } from "../product-schema.ts";

export type CatalogueItem = CatalogueRow_ProductFragment;

/** The editable values of an item, as text. */
export interface RowValues {
  name: string;
  description: string;
  category: string;
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

/** An item as editable text. */
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

/** True if price and stock belong to the variants of the item, archived ones included. */
export function hasVariants({ variants }: Pick<CatalogueItem, "variants">): boolean {
  return variants.length > 1;
}

/** Fields in which the two differ. */
export function differing(one: RowValues, other: RowValues): readonly RowField[] {
  const [a, b] = [clean(one), clean(other)];
  return rowFields.filter((field) =>
    field === "price" || field === "countInStock"
      ? Number(a[field]) !== Number(b[field])
      : a[field] !== b[field],
  );
}

/** Error per field; empty if all are valid. */
export type RowErrors = Partial<Record<RowField, string>>;

/** Validates the values by the rules of the form for new items. */
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

/** The given fields as API input. */
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

/** The item with the values applied. */
export function itemWith(item: CatalogueItem, values: RowValues): CatalogueItem {
  const changed = { ...item, ...(sentValues(values, rowFields) as Partial<CatalogueItem>) };
  return hasVariants(item) ? changed : { ...changed, highestPrice: changed.price };
}
