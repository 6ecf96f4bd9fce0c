import type { ProductDocument } from "#projections/products/document.ts";
import { variantViews } from "./variant-view.ts";

/** Reads a variant as the product it names, when the field is selected. Null if it is unknown. */
export type ReadProduct = () => Promise<ProductDocument | null>;

/** Variants by id. */
export type VariantsOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, ProductDocument>>;

/** Resolvers of the fields `product` and `variant`. */
export const productFields = {
  product: ({ product }: { readonly product: ReadProduct }) => product(),
  async variant({ product }: { readonly product: ReadProduct }) {
    const found = await product();
    return (found && variantViews(found, true)[0]) ?? null;
  },
};

/** Returns a lookup for each id; all of them share one read. */
export const productLookups = (
  ids: readonly string[],
  variantsOf: VariantsOf,
): ((id: string) => ReadProduct) => {
  let reading: ReturnType<VariantsOf> | null = null;
  return (id) => async () => (await (reading ??= variantsOf(ids))).get(id) ?? null;
};

/** As `productLookups`; null also for a variant that the shop no longer sells. */
export const soldProductLookups: typeof productLookups = (ids, variantsOf) => {
  const productOf = productLookups(ids, variantsOf);
  return (id) => async () => {
    const product = await productOf(id)();
    return product?.sold ? product : null;
  };
};
