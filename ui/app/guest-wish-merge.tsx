import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useViewer } from "../features/shared/account/viewer.ts";
import { useGuestWishes } from "../features/shop/wish-list/guest-wishes.ts";
import { useWishIds, wishListPlace } from "../features/shop/wish-list/wish-ids.ts";

/** Merges a visitor's wish list into the account's wish list after any kind of sign-in. */
export function GuestWishMerge() {
  const client = useApolloClient();
  const visitor = useViewer();
  const hasWishes = useGuestWishes().length > 0;
  // After the account's list has loaded: an earlier answer would hide the merged items.
  const isLoaded = useWishIds(visitor) !== undefined;
  const isDue = wishListPlace(visitor) === "account" && hasWishes && isLoaded;
  useEffect(() => {
    if (!isDue) return;
    void import("../features/shop/wish-list/merge-guest-wishes.ts").then(({ mergeGuestWishes }) =>
      mergeGuestWishes(client),
    );
  }, [isDue, client]);
  return null;
}
