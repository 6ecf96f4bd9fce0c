import { useQuery } from "@apollo/client/react";
import {
  GuestWishListDocument,
  MyWishListDocument,
  type WishList_ListFragment,
} from "../../../generated/operations.ts";
import { useStockChanges } from "../cart/use-stock-changes.ts";
import type { GuestWish } from "./guest-wishes.ts";

export interface FreshWishList {
  list: WishList_ListFragment | undefined;
  failed: boolean;
  retry: () => void;
}

/** The account's wish list at current prices and stock, updated live. */
export function useOwnWishList(): FreshWishList {
  const { data, error, refetch } = useQuery(MyWishListDocument, {
    fetchPolicy: "cache-and-network",
  });
  return useFresh(data?.myWishList, error, () => void refetch());
}

/** The visitor's wish list at current prices and stock, updated live. */
export function useGuestWishList(wishes: readonly GuestWish[]): FreshWishList {
  const items = wishes.map(({ productId, savedPrice }) => ({ productId, savedPrice }));
  const { data, previousData, error, refetch } = useQuery(GuestWishListDocument, {
    variables: { items },
    fetchPolicy: "cache-and-network",
  });
  return useFresh((data ?? previousData)?.guestWishList, error, () => void refetch());
}

function useFresh(
  list: WishList_ListFragment | undefined,
  error: unknown,
  retry: () => void,
): FreshWishList {
  const productIds = list?.items.map(({ productId }) => productId) ?? [];
  useStockChanges(productIds, list?.position, retry);
  return { list, failed: Boolean(error) && !list, retry };
}
