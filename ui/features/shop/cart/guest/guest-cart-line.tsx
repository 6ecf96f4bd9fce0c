import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import {
  CartLine_ItemFragmentDoc,
  type CartLine_ItemFragment,
} from "../../../../generated/operations.ts";
import { CartLineRow, type PictureOf, type RemovedLine } from "../cart-line.tsx";
import { guestCartStore } from "./guest-cart-store.ts";

export interface GuestCartLineProps {
  item: FragmentType<CartLine_ItemFragment>;
  /** The wanted quantity; the shown item may still be loading. */
  wanted: number;
  picture: PictureOf;
  onRemoved: (line: RemovedLine) => void;
}

/** One product in a visitor's cart. */
export function GuestCartLine({ item, wanted, picture, onRemoved }: GuestCartLineProps) {
  const { data, complete } = useFragment({
    fragment: CartLine_ItemFragmentDoc,
    fragmentName: "CartLine_item",
    from: item,
  });
  if (!complete) return null;
  const { productId, priceWhenAdded, quantity } = data;
  return (
    <CartLineRow
      item={data}
      picture={picture}
      onRemoved={onRemoved}
      commands={{
        wanted: wanted === quantity ? null : wanted,
        removing: false,
        refusal: null,
        change: (next) => guestCartStore.put({ productId, priceWhenAdded, quantity: next }),
        async remove() {
          guestCartStore.remove(productId);
          return true;
        },
      }}
    />
  );
}
