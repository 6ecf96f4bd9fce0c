import type { Account } from "#domain/account/account.ts";
import { orderMailId } from "#domain/order/mail-id.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { OrderDocument } from "#projections/orders/document.ts";
import { addresseeOf } from "./addressee.ts";
import type { OutgoingMail } from "./queue/mail-queue.ts";
import type { MailData } from "./templates.ts";

type MailedStep = Extract<
  ShopRecordedEvent,
  { readonly type: "OrderPlaced" | "OrderStatusChanged" | "OrderCancelled" }
>;

/** Whether an event of an order causes an email. */
export const isMailedStep = (event: ShopRecordedEvent): event is MailedStep =>
  event.type === "OrderPlaced" ||
  event.type === "OrderStatusChanged" ||
  event.type === "OrderCancelled";

/**
 * The email about a change of an order. It goes to the account's address, never to one typed into
 * the order, which may be a stranger's. Until the address is verified, it contains nothing the
 * buyer typed.
 */
export const orderMail = (
  event: MailedStep,
  order: OrderDocument,
  buyer: Account,
): OutgoingMail => {
  const { shippingAddress: address, number, id: orderId } = order;
  const proven = buyer.emailVerifiedAt !== null;
  const mail = {
    id: orderMailId(orderId, event.revision),
    accountId: buyer.id,
    to: addresseeOf(buyer),
    createdAt: event.metadata.occurredAt,
  };
  if (event.type === "OrderStatusChanged") {
    const data: MailData<"order-status"> = { orderId, number, status: event.data.status };
    return { ...mail, template: "order-status", data };
  }
  if (event.type === "OrderCancelled") {
    const data: MailData<"order-cancelled"> = { orderId, number };
    return { ...mail, template: "order-cancelled", data };
  }
  const data: MailData<"order-placed"> = {
    orderId,
    number,
    lines: order.lines.map(({ name, options, quantity, priceCents }) => ({
      name,
      ...(options && { options: [...options] }),
      quantity,
      lineTotalCents: priceCents * quantity,
    })),
    deliveryFeeCents: order.deliveryFeeCents,
    totalCents: order.totalCents,
    address: proven
      ? [`${address.firstName} ${address.lastName}`, address.address, address.city, address.zipCode]
      : [],
  };
  return { ...mail, template: "order-placed", data };
};
