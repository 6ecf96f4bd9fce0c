import { deliveryFeeCents } from "#domain/constants.ts";
import { rupees } from "#domain/money.ts";
import type { Discount } from "#domain/promotion/discount.ts";
import type { Quote } from "#domain/order/placing/quote.ts";
import type { PromoRefused } from "#domain/refusal.ts";
import type { Page } from "#projections/engine/document-store.ts";
import type { OrderDocument } from "#projections/orders/document.ts";

/** A discount by a promo code. */
export const discountBody = ({ code, discountCents }: Discount) => ({
  code,
  amount: rupees(discountCents),
});

/** An order. Lines and amount appear under both documented names, with the same values. */
export const orderBody = (order: OrderDocument) => {
  const items = order.lines.map(({ productId, name, options, priceCents, quantity, image }) => ({
    productId,
    name,
    ...(options ? { options } : {}),
    price: rupees(priceCents),
    quantity,
    image,
  }));
  return {
    _id: order.id,
    number: order.number,
    userId: order.userId,
    items,
    orderItems: items,
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    ...(order.discount ? { discount: discountBody(order.discount) } : {}),
    // The documented answer has no fee, because it was always the same.
    ...(order.deliveryFeeCents === deliveryFeeCents
      ? {}
      : { deliveryFee: rupees(order.deliveryFeeCents) }),
    totalPrice: rupees(order.totalCents),
    amount: rupees(order.totalCents),
    status: order.status,
    createdAt: order.createdAt,
    ...(order.cancellation ? { cancelledAt: order.cancellation.at } : {}),
  };
};

/** A page of orders. */
export const orderListBody = ({ documents, nextCursor }: Page<OrderDocument>) => ({
  success: true,
  data: documents.map(({ document }) => orderBody(document)),
  nextCursor,
});

/** The new quote in the refusal of an outdated total. */
export const quoteBody = ({ lines, subtotalCents, discount, totalCents, ...quote }: Quote) => ({
  items: lines.map(({ productId, name, options, priceCents, quantity }) => ({
    productId,
    name,
    ...(options.length > 0 ? { options } : {}),
    price: rupees(priceCents),
    quantity,
  })),
  subtotal: rupees(subtotalCents),
  deliveryFee: rupees(quote.deliveryFeeCents),
  ...(discount ? { discount: discountBody(discount) } : {}),
  totalPrice: rupees(totalCents),
});

/** Why a promo code can't be used. */
export const promoRefusalBody = ({ code, message, promoCode, reason }: PromoRefused) => ({
  ...{ code, message, promoCode, reason },
});
