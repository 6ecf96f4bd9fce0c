import { useQuery } from "@apollo/client/react";
import { GuestCartDocument, type GuestCartQuery } from "../../../../generated/operations.ts";
import { useStockChanges } from "../use-stock-changes.ts";
import type { GuestLine } from "./guest-cart.ts";

export interface FreshGuestCart {
  cart: GuestCartQuery["guestCart"] | undefined;
  failed: boolean;
  retry: () => void;
}

/** A visitor's cart at current prices and stock, updated live. */
export function useFreshGuestCart(lines: readonly GuestLine[]): FreshGuestCart {
  const input = lines.map(({ productId, quantity, priceWhenAdded }) => ({
    productId,
    quantity,
    priceWhenAdded,
  }));
  const { data, previousData, error, refetch } = useQuery(GuestCartDocument, {
    variables: { lines: input },
    fetchPolicy: "cache-and-network",
  });
  const cart = (data ?? previousData)?.guestCart;
  const readAgain = () => void refetch();

  useStockChanges(
    input.map(({ productId }) => productId),
    cart?.position,
    readAgain,
  );

  return { cart, failed: Boolean(error) && !cart, retry: readAgain };
}
