import { variantViews } from "#graphql/product/variant-view.ts";
import type { DemandDocument } from "#projections/demand/document.ts";
import type { ProductDocument } from "#projections/products/document.ts";

/** The products of a list as the variants it names, read together and only if selected. */
type ProductOf = () => Promise<ProductDocument | null>;

/** An open alert of the user. */
export interface StockAlertView {
  /** The variant. */
  readonly id: string;
  readonly since: string;
  readonly product: ProductOf;
}

/** The answer to a confirmed alert. */
export interface ConfirmedAlertView {
  readonly message: string;
  readonly product: ProductOf;
}

/** A variant with the people who want it. */
export interface DemandItemView extends DemandDocument {
  readonly product: ProductOf;
}

/** Resolvers of the fields `product` and `variant`. */
export const productFields = {
  product: ({ product }: { readonly product: ProductOf }) => product(),
  async variant({ product }: { readonly product: ProductOf }) {
    const found = await product();
    return (found && variantViews(found, true)[0]) ?? null;
  },
};

/** Returns a lookup for each id; all of them share one read. */
export const productLookups = (
  ids: readonly string[],
  variantsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, ProductDocument>>,
): ((id: string) => ProductOf) => {
  let reading: ReturnType<typeof variantsOf> | null = null;
  return (id) => async () => (await (reading ??= variantsOf(ids))).get(id) ?? null;
};
