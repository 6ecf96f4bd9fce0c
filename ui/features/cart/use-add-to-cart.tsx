import { useCallback, type ReactNode } from "react";
import { AddToCart } from "./add-to-cart.tsx";
import type { CartLineOptions, CartVisitor } from "./add-to-cart-line.ts";

/**
 * The action row of each card of a page: the same function for as long as the visitor is, so that
 * no card is drawn anew without need.
 */
export function useAddToCart({
  visitor,
  onSignIn,
}: CartVisitor): (product: CartLineOptions["product"]) => ReactNode {
  return useCallback(
    (product) => <AddToCart product={product} visitor={visitor} onSignIn={onSignIn} />,
    [visitor, onSignIn],
  );
}
