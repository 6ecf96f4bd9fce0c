import { useState } from "react";
import type { OfferedItem_ProductFragment } from "../../../generated/operations.ts";
import type { DeskOrder } from "./use-desk-order.ts";

/** An item in the form, with the quantity that the order has now. */
export interface DraftItem {
  productId: string;
  name: string;
  options: readonly string[];
  /** Rupees for one unit. */
  price: number;
  image: string;
  /** 0 for an item that the order doesn't have. */
  before: number;
  quantity: number;
}

export type OfferedVariant = OfferedItem_ProductFragment["variants"][number];

const draftOf = ({ details }: DeskOrder): readonly DraftItem[] =>
  details.items.map(({ productId, name, options, price, image, quantity }) => ({
    ...{ productId, name, options, price, image, quantity },
    before: quantity,
  }));

/** The items as entered, which a change of the order by another person does not overwrite. */
export function useItemsDraft(order: DeskOrder) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [added, setAdded] = useState<readonly DraftItem[]>([]);
  const own = draftOf(order);
  const isOwn = (id: string) => own.some(({ productId }) => productId === id);
  const items = [...own, ...added.filter(({ productId }) => !isOwn(productId))].map((item) => ({
    ...item,
    quantity: chosen.get(item.productId) ?? item.quantity,
  }));
  const wanted = items.filter(({ quantity }) => quantity > 0);
  const subtotal = wanted.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

  function setQuantity(productId: string, quantity: number) {
    setChosen((before) => new Map(before).set(productId, quantity));
  }

  return {
    items,
    /** The items that the order has after saving. */
    wanted,
    /** Rupees, with delivery. */
    total: subtotal + order.details.deliveryFee,
    changed: items.filter(({ before, quantity }) => before !== quantity),
    setQuantity,
    add({ name, image }: OfferedItem_ProductFragment, variant: OfferedVariant) {
      const { id: productId, values: options, price } = variant;
      setAdded((before) => [
        ...before.filter((item) => item.productId !== productId),
        {
          ...{ productId, name, options, price, before: 0, quantity: 1 },
          image: variant.image ?? image,
        },
      ]);
      setQuantity(
        productId,
        (items.find((item) => item.productId === productId)?.quantity ?? 0) + 1,
      );
    },
  };
}
