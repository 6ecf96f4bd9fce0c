import type { CartPageQuery } from "../../../generated/operations.ts";
import type { ShownDiscount } from "../../shared/order/discount-sum.ts";
import type { ShownDay } from "../../shared/delivery/day-text.ts";
import { newSubmission, type OrderSubmission } from "../checkout/order-submission.ts";
import type { DeliveryDetails } from "../../shared/delivery/delivery-schema.ts";

/** The fields of an order. Each is named, also if it has no value, so that none is forgotten. */
type Complete<Fields> = { [Name in keyof Required<Fields>]: Fields[Name] };

/** An order of everything in a cart, as shown now, to an address on a delivery day. */
export function orderOfCart(
  {
    cart: { items, total },
    discount,
  }: {
    cart: Pick<CartPageQuery["cart"], "items" | "total">;
    discount: ShownDiscount | null;
  },
  shopperId: string,
  shippingAddress: DeliveryDetails,
  deliveryDay: ShownDay | null,
): OrderSubmission {
  const input: Complete<OrderSubmission["input"]> = {
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
    shippingAddress,
    totalPrice: total - (discount?.amount ?? 0),
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
