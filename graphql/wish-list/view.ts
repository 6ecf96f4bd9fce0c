import { limits } from "#domain/constants.ts";
import { cents } from "#domain/money.ts";
import type { Position } from "#domain/ports.ts";
import type { WishLine } from "#domain/wishlist/lines.ts";
import type { Context } from "#graphql/context.ts";
import { badInput } from "#graphql/paging.ts";
import {
  soldProductLookups,
  type ReadProduct,
  type VariantsOf,
} from "#graphql/product/product-lookup.ts";
import type { WishListDocument } from "#projections/wish-lists/document.ts";

/** A line of a wish list. The products of a list are read together, and only if selected. */
export interface WishView {
  readonly id: string;
  readonly line: WishLine;
  /** Null if the shop no longer sells it. */
  readonly product: ReadProduct;
}

/** A wish list, the line saved last first. */
export interface WishListView {
  readonly id: string;
  readonly items: readonly WishView[];
  /** Null if it is not shared. */
  readonly link: string | null;
  readonly position: Position;
}

/** A wish list as its link shows it. */
export interface SharedWishListView {
  readonly firstName: string;
  readonly items: readonly WishView[];
}

/** The lines with their products, which are read together. */
export const wishViews = (
  listId: string,
  lines: readonly WishLine[],
  variantsOf: VariantsOf,
): readonly WishView[] => {
  const productOf = soldProductLookups(
    lines.map(({ productId }) => productId),
    variantsOf,
  );
  return lines.toReversed().map((line) => ({
    id: `${listId}:${line.productId}`,
    line,
    product: productOf(line.productId),
  }));
};

/** A person's own wish list. */
export const wishListView = (
  { id, lines, link }: WishListDocument,
  variantsOf: VariantsOf,
  position: Position,
): WishListView => ({
  id,
  items: wishViews(id, lines, variantsOf),
  link: link === "" ? null : link,
  position,
});

/** A visitor's list. Throws a GraphQLError if a list could not hold its items. */
export const guestWishListView = (
  { readModels, freshness }: Pick<Context, "readModels" | "freshness">,
  items: readonly { readonly productId: string; readonly savedPrice: number }[],
): WishListView => {
  if (items.length > limits.wishes) throw badInput(`items must be at most ${limits.wishes}`);
  const ids = items.map(({ productId }) => productId);
  if (new Set(ids).size < ids.length) throw badInput("items must not repeat a variant");
  const lines = items.map(({ productId, savedPrice }) => {
    const priceCents = cents(savedPrice);
    if (priceCents === null) throw badInput("savedPrice must be an amount of money");
    return { productId, priceCents, alert: false };
  });
  const position = freshness.position();
  return {
    id: "guest",
    items: wishViews("guest", lines, readModels.products.variantsByIds),
    link: null,
    position,
  };
};
