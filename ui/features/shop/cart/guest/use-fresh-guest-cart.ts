import { useQuery } from "@apollo/client/react";
import { useLiveUpdates } from "../../../../apollo/live-updates.tsx";
import {
  CartStockChangedDocument,
  GuestCartDocument,
  type GuestCartQuery,
} from "../../../../generated/operations.ts";
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

  useLiveUpdates({
    document: CartStockChangedDocument,
    variables: { productIds: input.map(({ productId }) => productId).toSorted() },
    after: input.length > 0 ? cart?.position : undefined,
    read: ({ stockChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: ({ stockChanged }) => {
      if (stockChanged.productId) readAgain();
    },
  });

  return { cart, failed: Boolean(error) && !cart, retry: readAgain };
}
