import type {
  CatalogueRow_ProductFragment,
  Category,
  ProductValues,
} from "../../../../generated/operations.ts";

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

/** What is wrong with the values, in a sentence; null where nothing is. */
export function problemOf(values: RowValues): string | null {
  const { name, description, price, countInStock } = clean(values);
  if (name === "") return "Please enter a name";
  if (description === "") return "Please enter a description";
  if (!/^\d+(\.\d{1,2})?$/.test(price)) return "Please enter a price of Rs. 0 or more";
  if (!/^\d+$/.test(countInStock)) return "Please enter how many there are";
  return null;
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
