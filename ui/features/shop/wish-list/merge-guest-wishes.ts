import * as t from "#texts/wishes.ts";
import type { ApolloClient } from "@apollo/client";
import { newCommandId } from "../../../apollo/command-id.ts";
import { notify } from "../../../components/toast.tsx";
import { MergeWishListDocument } from "../../../generated/operations.ts";
import { readGuestWishes, removeGuestWishes } from "./guest-wishes.ts";

/**
 * Merges the visitor's wish list into the signed-in account's, and shows the result. If it fails,
 * the list stays in the browser, and the next page merges it.
 */
export async function mergeGuestWishes(client: ApolloClient): Promise<void> {
  const productIds = readGuestWishes().map(({ productId }) => productId);
  if (productIds.length === 0) return;
  const variables = { productIds, commandId: newCommandId() };
  const answer = await client
    .mutate({ mutation: MergeWishListDocument, variables })
    .then(({ data }) => data?.mergeWishList)
    .catch(() => undefined);
  if (answer?.__typename !== "WishListMerged") return;
  removeGuestWishes(productIds);
  notify.success(mergedText(answer));
}

/** The result of a merge in words. */
export function mergedText(merged: { joined: number; present: number; left: number }): string {
  return [
    t.joined(merged.joined),
    ...(merged.present > 0 ? [t.alreadyThere(merged.present)] : []),
    ...(merged.left > 0 ? [t.leftOut(merged.left)] : []),
  ].join(" ");
}
