import type { CommandHandler, currentState } from "../ports.ts";
import { available, stockDecider } from "../stock/decider.ts";
import { productDecider, type ProductState } from "./decider.ts";
import { productIdOf, variantNumberOf } from "./variant-id.ts";
import type { Variant } from "./variants.ts";

/** A variant at its current price, with the items that can be ordered now. */
export interface VariantOffer {
  readonly name: string;
  /** The chosen option values; empty for a product without options. */
  readonly options: readonly string[];
  readonly priceCents: number;
  readonly image: string;
  readonly available: number;
}

/** The variant of a product with an id; null if the shop doesn't sell it. */
export const variantOnSale = (product: ProductState, variantId: string): Variant | null => {
  if (product.status !== "sold") return null;
  const number = variantNumberOf(variantId);
  return product.variants.find((each) => each.number === number && each.sold) ?? null;
};

/** The offer of a variant; null if the shop doesn't sell it. */
export const offerOf = async (
  commands: Pick<CommandHandler, "recall" | "load">,
  variantId: string,
  stateOf: typeof currentState,
): Promise<VariantOffer | null> => {
  const [product, stock] = await Promise.all([
    stateOf(commands, productDecider, productIdOf(variantId)),
    stateOf(commands, stockDecider, variantId),
  ]);
  const variant = variantOnSale(product, variantId);
  if (product.status !== "sold" || !variant) return null;
  return {
    name: product.details.name,
    options: variant.values,
    priceCents: variant.priceCents,
    image: variant.image ?? product.details.image,
    available: available(stock),
  };
};
