import { useState } from "react";
import type { CartPageQuery } from "../../../generated/operations.ts";
import type { ShownDay } from "../../shared/delivery/day-text.ts";
import type { DeliveryDetails } from "../../shared/delivery/delivery-schema.ts";
import type { ShownDiscount } from "../../shared/order/discount-sum.ts";
import {
  newSubmission,
  submissionStore,
  type OrderSubmission,
} from "../checkout/order-submission.ts";
import { orderedBefore } from "../checkout/recent-orders.ts";

/** The fields of an order. Each is named, also if it has no value, so that none is forgotten. */
type Complete<Fields> = { [Name in keyof Required<Fields>]: Fields[Name] };

/** An order of everything in a cart, as shown now, to an address on a delivery day. */
export function orderOfCart(
  {
    items,
    totalPrice,
    discount,
  }: {
    items: CartPageQuery["cart"]["items"];
    /** As shown, with the delivery fee and after the discount. */
    totalPrice: number;
    discount: ShownDiscount | null;
  },
  shopperId: string,
  shippingAddress: DeliveryDetails,
  deliveryDay: ShownDay | null,
): OrderSubmission {
  const input: Complete<OrderSubmission["input"]> = {
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
    shippingAddress,
    totalPrice,
    promoCode: discount?.code,
    deliveryDay: deliveryDay ? { date: deliveryDay.date, half: deliveryDay.half } : undefined,
    again: undefined,
  };
  return newSubmission({
    shopperId,
    input,
    lines: items.flatMap(({ productId, product, variant, quantity }) =>
      product
        ? [
            {
              productId,
              name: product.name,
              options: variant?.values ?? [],
              price: product.price,
              quantity,
              lineTotal: product.price * quantity,
            },
          ]
        : [],
    ),
  });
}

export interface PlaceOrder {
  /** Places an order, or asks first if the same was ordered a moment ago. */
  place: (submission: OrderSubmission) => void;
  /** When the same order was placed; null if there is nothing to ask. */
  orderedAt: number | null;
  /** Places the order after the question. */
  placeAgain: () => void;
  /** Declines the second order. */
  decline: () => void;
}

/**
 * Hands orders to the next page, which sends them: that page opens at once, and a second press
 * finds no button.
 */
export function usePlaceOrder(onPlaced: () => void): PlaceOrder {
  const [confirming, setConfirming] = useState<{
    submission: OrderSubmission;
    orderedAt: number;
  } | null>(null);

  function handOver(submission: OrderSubmission) {
    submissionStore.begin(submission);
    onPlaced();
  }

  return {
    place(submission) {
      const orderedAt = orderedBefore(submission);
      if (orderedAt === null) handOver(submission);
      else setConfirming({ submission, orderedAt });
    },
    orderedAt: confirming?.orderedAt ?? null,
    placeAgain() {
      if (!confirming) return;
      const { submission } = confirming;
      handOver({ ...submission, input: { ...submission.input, again: true } });
    },
    decline: () => setConfirming(null),
  };
}
