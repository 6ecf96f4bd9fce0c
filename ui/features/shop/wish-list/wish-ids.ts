import { skipToken, useQuery } from "@apollo/client/react";
import { WishIdsDocument } from "../../../generated/operations.ts";
import { viewerMay } from "../../shared/account/may.ts";
import type { ViewerState } from "../../shared/account/viewer.ts";
import { useGuestWishes } from "./guest-wishes.ts";

/** Where the visitor's wish list is; `none` for staff who can't shop. */
export type WishListPlace = "account" | "browser" | "none";

/** The place of the visitor's wish list; null until the visitor is known. */
export function wishListPlace({ viewer, loading }: ViewerState): WishListPlace | null {
  if (loading) return null;
  if (!viewer) return "browser";
  return viewerMay(viewer, "SHOP") ? "account" : "none";
}

/** The saved variants of the visitor; one query serves a whole page. Undefined while loading. */
export function useWishIds(visitor: ViewerState): readonly string[] | undefined {
  const guest = useGuestWishes();
  const place = wishListPlace(visitor);
  const { data } = useQuery(WishIdsDocument, place === "account" ? {} : skipToken);
  const wishes = place === "browser" ? guest : place === "account" ? data?.myWishList.items : [];
  return place === null ? undefined : wishes?.map(({ productId }) => productId);
}
