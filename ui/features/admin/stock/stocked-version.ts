import type { StockRow_ProductFragment } from "../../../generated/operations.ts";

/** A product, or one of its versions, with the figures of its own stock. */
export interface Stocked extends StockRow_ProductFragment {
  /** The option values, joined by commas; empty for a product without options. */
  optionLine: string;
}

/** True if each version of the product has its own stock; the product's figures are their sums. */
export function hasVersions({ variants }: Pick<StockRow_ProductFragment, "variants">): boolean {
  return variants.length > 1;
}

/** The version of a product with this id. The first version has the product's own id. */
export function stockedVersion(product: StockRow_ProductFragment, id: string): Stocked {
  const version = product.variants.find((each) => each.id === id);
  if (!version) return { ...product, optionLine: "" };
  return {
    ...product,
    id,
    stock: version.stock,
    archived: product.archived || version.archived,
    optionLine: version.values.join(", "),
  };
}

/** The name of a product, followed by the option values in brackets. */
export function fullName({ name, optionLine }: Pick<Stocked, "name" | "optionLine">): string {
  return optionLine ? `${name} (${optionLine})` : name;
}
