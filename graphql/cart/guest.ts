import type { CartLine } from "#domain/cart/lines.ts";
import { limits } from "#domain/constants.ts";
import { cents } from "#domain/money.ts";
import type { Context } from "#graphql/context.ts";
import { badInput } from "#graphql/paging.ts";
import { cartView, currentFees, type CartView } from "./view.ts";

interface GatheredLine {
  readonly productId: string;
  readonly quantity: number;
  /** Rupees. */
  readonly priceWhenAdded: number;
}

/** A visitor's lines as a cart. Throws a GraphQLError if a cart could not hold them. */
export const readGuestCart = async (
  { readModels, freshness }: Pick<Context, "readModels" | "freshness">,
  gathered: readonly GatheredLine[],
): Promise<CartView> => {
  if (gathered.length > limits.cartLines) {
    throw badInput(`lines must be at most ${limits.cartLines}`);
  }
  const ids = gathered.map(({ productId }) => productId);
  if (new Set(ids).size < ids.length) throw badInput("lines must not repeat a product");
  const position = freshness.position();
  const lines = gathered.map(lineOf);
  const [products, fees] = await Promise.all([
    readModels.products.variantsByIds(ids),
    currentFees({ readModels }),
  ]);
  return cartView("guest", { lines, room: null }, { products, fees }, position);
};

const lineOf = ({ productId, quantity, priceWhenAdded }: GatheredLine): CartLine => {
  const priceCents = cents(priceWhenAdded);
  if (priceCents === null) throw badInput("priceWhenAdded must be an amount of money");
  if (quantity < 1 || quantity > limits.quantityPerLine) {
    throw badInput(`quantity must be 1 to ${limits.quantityPerLine}`);
  }
  return { productId, quantity, priceCents };
};
