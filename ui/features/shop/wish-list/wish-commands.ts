import { messages } from "#texts/messages.ts";
import type { ApolloClient } from "@apollo/client";
import { newCommandId } from "../../../apollo/command-id.ts";
import { RemoveWishDocument, SaveWishDocument } from "../../../generated/operations.ts";

/** Saves a variant to the account's wish list. Returns why it failed, or null. */
export async function saveWish(client: ApolloClient, productId: string): Promise<string | null> {
  const variables = { productId, commandId: newCommandId() };
  return problemOf(
    client
      .mutate({ mutation: SaveWishDocument, variables })
      .then(({ data }) => data?.addToWishList),
  );
}

/** Removes a variant from the account's wish list. Returns why it failed, or null. */
export async function removeWish(client: ApolloClient, productId: string): Promise<string | null> {
  const variables = { productId, commandId: newCommandId() };
  return problemOf(
    client
      .mutate({ mutation: RemoveWishDocument, variables })
      .then(({ data }) => data?.removeFromWishList),
  );
}

/** Why a command failed; null if it did not. */
export async function problemOf(answer: Promise<object | undefined>): Promise<string | null> {
  const answered: { code?: unknown; message?: string } | undefined = await answer.catch(
    () => undefined,
  );
  if (!answered) return messages.wishList.failed;
  return answered.code === undefined ? null : (answered.message ?? messages.wishList.failed);
}
