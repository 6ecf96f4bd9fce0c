import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { CartPageDocument, type CartPageQuery } from "../../../generated/operations.ts";
import { useStockChanges } from "./use-stock-changes.ts";

export interface FreshCart {
  cart: CartPageQuery["cart"] | undefined;
  /** The shop has answered since the page was opened; until then the cart comes from the cache. */
  fresh: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The cart at current prices and stock. Stock and prices are live; another tab or device may have
 * changed the cart itself, so it is read again when the page becomes visible.
 */
export function useFreshCart(): FreshCart {
  const { data, error, loading, refetch } = useQuery(CartPageDocument, {
    fetchPolicy: "cache-and-network",
  });
  const cart = data?.cart;
  const productIds = cart?.items.map(({ productId }) => productId) ?? [];
  const readAgain = () => void refetch();

  useStockChanges(productIds, cart?.position, readAgain);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible") void refetch();
    };
    document.addEventListener("visibilitychange", onVisible);
    addEventListener("focus", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      removeEventListener("focus", onVisible);
    };
  }, [refetch]);

  return { cart, fresh: !loading, failed: Boolean(error) && !cart, retry: readAgain };
}
