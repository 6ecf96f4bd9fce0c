import type { StockRow_ProductFragment } from "../../../generated/operations.ts";

/** A product, or one of its variants, with the figures of its own stock. */
export interface Stocked extends StockRow_ProductFragment {
  /** The option values, joined by commas; empty for a product without options. */
  optionLine: string;
}

/** True if each variant of the product has its own stock; the product's figures are their sums. */
export function hasVariants({ variants }: Pick<StockRow_ProductFragment, "variants">): boolean {
  return variants.length > 1;
}

/** The variant of a product with this id. The first variant has the product's own id. */
export function stockedVariant(product: StockRow_ProductFragment, id: string): Stocked {
  const variant = product.variants.find((each) => each.id === id);
  if (!variant) return { ...product, optionLine: "" };
  return {
    ...product,
    id,
    stock: variant.stock,
    archived: product.archived || variant.archived,
    optionLine: variant.values.join(", "),
  };
}

/** The name of a product, followed by the option values in brackets. */
export function fullName({ name, optionLine }: Pick<Stocked, "name" | "optionLine">): string {
  return optionLine ? `${name} (${optionLine})` : name;
}
