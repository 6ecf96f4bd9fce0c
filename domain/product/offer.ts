import type { CategoryId } from "../category/events.ts";
import type { CommandHandler, currentState } from "../ports.ts";
import { available, stockDecider } from "../stock/decider.ts";
import { productDecider } from "./decider.ts";
import { productIdOf } from "../values/variant-id.ts";
import { variantWithId } from "./variants.ts";

/** A variant at its current price, with the items that can be ordered now. */
export interface VariantOffer {
  readonly name: string;
  readonly category: CategoryId;
  /** The chosen option values; empty for a product without options. */
  readonly options: readonly string[];
  readonly priceCents: number;
  readonly image: string;
  readonly available: number;
}

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
  if (product.status !== "sold") return null;
  const variant = variantWithId(product.variants, variantId);
  if (!variant?.sold) return null;
  return {
    name: product.details.name,
    category: product.details.category,
    options: variant.values,
    priceCents: variant.priceCents,
    image: variant.image ?? product.details.image,
    available: available(stock),
  };
};

/** The category of a variant, also of one that is no longer sold; null if it never existed. */
export const categoryOf = async (
  commands: Pick<CommandHandler, "recall" | "load">,
  variantId: string,
  stateOf: typeof currentState,
): Promise<CategoryId | null> => {
  const product = await stateOf(commands, productDecider, productIdOf(variantId));
  return product.status === "absent" ? null : product.details.category;
};
