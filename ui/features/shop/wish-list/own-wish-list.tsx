import { useApolloClient } from "@apollo/client/react";
import { messages } from "#texts/messages.ts";
import { newCommandId } from "../../../apollo/command-id.ts";
import {
  ChangeCartLineDocument,
  ChangeWishAlertDocument,
  MoveToCartDocument,
  RemoveCartLineDocument,
  RestoreWishDocument,
} from "../../../generated/operations.ts";
import { ShareBox } from "./share-box.tsx";
import { useOwnWishList } from "./use-fresh-wish-list.ts";
import { problemOf, removeWish } from "./wish-commands.ts";
import type { WishItem } from "./wish-item-card.tsx";
import { WishListResult } from "./wish-list-result.tsx";
import { WishListView, type WishChange } from "./wish-list-view.tsx";

/** The account's wish list, with its sharing. */
export function OwnWishList() {
  const client = useApolloClient();
  const fresh = useOwnWishList();

  const restore = (productId: string) =>
    problemOf(
      client
        .mutate({
          mutation: RestoreWishDocument,
          variables: { productId, commandId: newCommandId() },
        })
        .then(({ data }) => data?.restoreWish),
    );

  /** Takes one unit out of the cart again. `held` is the quantity with it. */
  const takeBack = (productId: string, held: number) => {
    const commandId = newCommandId();
    return problemOf(
      held > 1
        ? client
            .mutate({
              mutation: ChangeCartLineDocument,
              variables: { productId, quantity: held - 1, commandId },
            })
            .then(({ data }) => data?.changeCartQuantity)
        : client
            .mutate({ mutation: RemoveCartLineDocument, variables: { productId, commandId } })
            .then(({ data }) => data?.removeFromCart),
    );
  };

  async function remove({ productId }: WishItem): Promise<WishChange> {
    const problem = await removeWish(client, productId);
    return problem === null ? { problem, undo: () => restore(productId) } : { problem };
  }

  async function move({ productId }: WishItem): Promise<WishChange> {
    const variables = { productId, commandId: newCommandId() };
    const answer = await client
      .mutate({ mutation: MoveToCartDocument, variables })
      .then(({ data }) => data?.moveToCart)
      .catch(() => undefined);
    if (answer?.__typename !== "MovedToCart") {
      return { problem: answer?.message ?? messages.cart.addFailed };
    }
    const line = answer.cart.items.find((each) => each.productId === productId);
    return {
      problem: null,
      undo: async () => (await restore(productId)) ?? takeBack(productId, line?.quantity ?? 1),
    };
  }

  const changeAlert = ({ productId }: WishItem, on: boolean) => {
    const variables = { productId, on, commandId: newCommandId() };
    return problemOf(
      client
        .mutate({ mutation: ChangeWishAlertDocument, variables })
        .then(({ data }) => data?.changeWishAlert),
    );
  };

  return (
    <WishListResult {...fresh}>
      {({ items, link }) => (
        <WishListView items={items} onRemove={remove} onMove={move} onAlert={changeAlert}>
          {(items.length > 0 || link !== null) && <ShareBox link={link} />}
        </WishListView>
      )}
    </WishListResult>
  );
}
