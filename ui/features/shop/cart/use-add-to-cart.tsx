import { useCallback, type ReactNode } from "react";
import { AddToCart } from "./add-to-cart.tsx";
import type { CartLineOptions, CartVisitor } from "./add-to-cart-line.ts";

/**
 * Renders the action row of each product card: a stable function until the viewer changes, so that
 * cards don't re-render without need.
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
