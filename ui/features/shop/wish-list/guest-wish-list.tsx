import * as cart from "#texts/cart.ts";
import * as t from "#texts/wishes.ts";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { limits } from "../../../generated/shop.ts";
import { guestCartStore } from "../cart/guest/guest-cart-store.ts";
import { removeGuestWishes, saveGuestWish, useGuestWishes } from "./guest-wishes.ts";
import { useGuestWishList } from "./use-fresh-wish-list.ts";
import type { WishItem } from "./wish-item-card.tsx";
import { WishListResult } from "./wish-list-result.tsx";
import { WishListView, type WishChange } from "./wish-list-view.tsx";

/** The wish list of a visitor in this browser, with an offer to sign in. */
export function GuestWishList({ onSignIn }: { onSignIn: () => void }) {
  const wishes = useGuestWishes();
  const fresh = useGuestWishList(wishes);

  /** The stored list has the oldest item first, the shown one the newest. */
  const restoreAt = (place: number, { productId, savedPrice }: WishItem, count: number) =>
    saveGuestWish({ productId, savedPrice }, count - 1 - place)
      ? null
      : cart.failedTryAgain(t.notLoaded);

  async function remove(item: WishItem, place: number): Promise<WishChange> {
    const count = wishes.length;
    removeGuestWishes([item.productId]);
    return { problem: null, undo: async () => restoreAt(place, item, count) };
  }

  async function move(item: WishItem, place: number): Promise<WishChange> {
    const { productId, product } = item;
    const most = Math.min(product?.countInStock ?? 0, limits.quantityPerLine);
    const lines = guestCartStore.read().lines;
    const held = lines.find((line) => line.productId === productId)?.quantity ?? 0;
    if (held >= most) return { problem: cart.onlyLeft(most) };
    const line = { productId, priceWhenAdded: product?.price ?? 0 };
    if (!guestCartStore.put({ ...line, quantity: held + 1 })) {
      return { problem: cart.cartIsFull(limits.cartLines) };
    }
    const removed = await remove(item, place);
    return {
      problem: null,
      async undo() {
        if (held > 0) guestCartStore.put({ ...line, quantity: held });
        else guestCartStore.remove(productId);
        return removed.problem === null ? removed.undo() : removed.problem;
      },
    };
  }

  return (
    <WishListResult {...fresh}>
      {({ items }) => {
        // The shown list may still be loading after a change of the stored one.
        const shown = items.filter((item) =>
          wishes.some(({ productId }) => productId === item.productId),
        );
        return (
          <WishListView items={shown} onRemove={remove} onMove={move}>
            {shown.length > 0 && (
              <MessageBox
                tone="info"
                className="mb-5 flex-wrap"
                action={<Button onClick={onSignIn}>{t.signIn}</Button>}
              >
                {t.onThisDevice(shown.length)}
              </MessageBox>
            )}
          </WishListView>
        );
      }}
    </WishListResult>
  );
}
